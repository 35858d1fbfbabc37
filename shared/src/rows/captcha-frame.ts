import type { CaptchaConfigReply } from './captcha.calls.ts';

/**
 * How the app and the frame of Aliyun's captcha exchange messages with `postMessage`. The frame has an opaque
 * origin, so that the vendor's script cannot access the app. Each side checks the source window and the
 * nonce, which is the hash of the frame's address.
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
  /** the frame's title, and the label of its button, in the page's language */
  text: { title: string; begin: string };
  /** `en`, `zh-Hant`: for the frame's `lang` */
  lang: string;
  /** CSS colours of the current skin */
  colors: { ground: string; text: string; button: string; onButton: string };
}

/**
 * Frame → app. `ready`: the frame listens. `shown`: the visitor can begin. `solved`: carries the parameter
 * for `POST /captchaAli/verify`. `closed`: the visitor cancelled. `broken`: the vendor's script did not load,
 * or failed.
 */
export type CaptchaFrameNews =
  { kind: 'ready' | 'shown' | 'closed' | 'broken' } | { kind: 'solved'; captchaVerifyParam: string };

/** Every message also carries the nonce. */
export type Nonced<T> = T & { nonce: string };
