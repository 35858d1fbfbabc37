/**
 * A pointer or a keyboard with its actions, in the format of WebDriver and WebDriver BiDi (W3C WebDriver,
 * “Actions”).
 */
export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: PointerAction[] };

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** One browser window of 390 × 844, remote-controlled by a W3C protocol. */
export interface Driver {
  /** Resolves when the page has loaded. */
  goto(url: string): Promise<void>;
  /**
   * Calls a function in the page.
   * @param text the function's source: it takes one string and resolves to another
   */
  call(text: string, argument: string): Promise<string>;
  /** Performs touches at positions of the viewport. */
  perform(sources: InputSource[]): Promise<void>;
  /** a PNG of the viewport */
  picture(): Promise<Buffer>;
  /** Closes the browser and removes its files. */
  close(): Promise<void>;
}

/** A browser engine that may be installed. */
export interface Engine {
  name: string;
  /** Debian packages that contain it */
  packages: string;
  /** Null if it is not installed. */
  launch: (() => Promise<Driver>) | null;
}

export const PHONE = { width: 390, height: 844 } as const;
