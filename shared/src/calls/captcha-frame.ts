import type { CaptchaConfigReply } from './captcha.calls.ts';

/**
 * How the app and the frame of Aliyun's captcha talk, by `postMessage`. The frame's origin is opaque, so that the
 * vendor's script can reach nothing of the app's; each side believes the window it knows and the nonce that the frame's
 * address ends with.
 */

/** The frame's document, below the API base; `#<nonce>` follows. */
export const CAPTCHA_FRAME_PATH = '/captchaAli/frame';

type AliyunSettings = Pick<
  Extract<CaptchaConfigReply, { provider: 'ALIYUN' }>,
  'sceneId' | 'encryptedSceneId' | 'prefix' | 'region' | 'scriptUrl'
>;

/** App → frame, after its `ready`. */
export interface CaptchaFrameOrder {
  kind: 'begin';
  settings: AliyunSettings;
  /** the vendor's code: `cn`, `tw`, `en`, `ko`, `ja` */
  language: string;
  /** what the frame is called, and what is written on its button, in the page's language */
  text: { title: string; begin: string };
  /** `en`, `zh-Hant`: for the frame's `lang` */
  lang: string;
  /** CSS colours of the skin in use */
  colors: { ground: string; text: string; button: string; onButton: string };
}

/**
 * Frame → app. `ready`: it listens. `shown`: the visitor can begin. `solved`: with what `POST /captchaAli/verify` takes.
 * `closed`: the visitor gave up. `broken`: the vendor's script could not be loaded, or failed.
 */
export type CaptchaFrameNews =
  { kind: 'ready' | 'shown' | 'closed' | 'broken' } | { kind: 'solved'; captchaVerifyParam: string };

/** Every message has the nonce beside what it says. */
export type Nonced<T> = T & { nonce: string };
