/**
 * The exact web origins of a variable, separated by commas: `https://pictures.example.com`. Throws a sentence that names
 * the variable for anything else.
 */
export function readOrigins(variable: string, value = ''): readonly string[] {
  const origins = value.split(',').map((origin) => origin.trim());
  return origins.filter((origin) => origin !== '').map((origin) => checkOrigin(variable, origin));
}

function checkOrigin(variable: string, origin: string): string {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (isWeb && url.origin === origin) return origin;
  throw new Error(
    `${variable} contains "${origin}"; it must list exact origins, such as https://members.example.com.`,
  );
}
