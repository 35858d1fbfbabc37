type ReadValue = (name: string) => string | undefined;

/** Throws one sentence if what a variable holds is no http(s) address. */
export function checkHttpAddress(name: string, address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new Error(`${name} must be an http(s) address.`);
  return address;
}

/** The address that a variable holds; undefined if it is not set. */
export function readHttpAddress(value: ReadValue, name: string): string | undefined {
  const address = value(name);
  return address === undefined ? undefined : checkHttpAddress(name, address);
}
