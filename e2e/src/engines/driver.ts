/** A pointer or a keyboard and what it does, as WebDriver and WebDriver BiDi both have it (W3C WebDriver, “Actions”). */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] };

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** One window of a browser on a phone's 390 × 844, remote-controlled by a W3C protocol. */
export interface Driver {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /**
   * Calls a function in the page, as if the page did.
   * @param text the function's source: it takes one string and promises another
   */
  call(text: string, argument: string): Promise<string>;
  /** What fingers do, at places of the viewport. */
  perform(sources: InputSource[]): Promise<void>;
  /** a PNG of the viewport */
  picture(): Promise<Buffer>;
  /** Ends the browser and removes what it left. */
  close(): Promise<void>;
}

/** A browser engine that may be on this machine. */
export interface Engine {
  name: string;
  /** Debian's packages that bring it */
  packages: string;
  /** Null where it is not installed. */
  launch: (() => Promise<Driver>) | null;
}

export const PHONE = { width: 390, height: 844 } as const;
