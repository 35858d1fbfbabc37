import type { CaptchaFrameNews, CaptchaFrameOrder, Nonced } from '../../rows/captcha-frame.ts';

/** A sandboxed document without `allow-same-origin` has this origin, whatever server it came from. */
const OPAQUE = 'null';

/** 128 bits in hex. `getRandomValues`, because `randomUUID` needs a secure origin. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Talk {
  /** the frame's window, once it exists */
  frame: () => Window | null | undefined;
  nonce: string;
  /** called when the frame is ready */
  order: () => CaptchaFrameOrder;
  onNews: (news: CaptchaFrameNews) => void;
}

/**
 * Sends the frame its order and reports its messages until the returned function is called. It accepts
 * messages only from that window, with an opaque origin and the nonce. A page to which a vendor's script
 * navigates the frame does not know the nonce.
 */
export function talkToFrame({ frame, nonce, order, onNews }: Talk): () => void {
  const hear = ({ source, origin, data }: MessageEvent<Nonced<CaptchaFrameNews> | null>) => {
    const target = frame();
    if (!target || source !== target || origin !== OPAQUE || data?.nonce !== nonce) return;
    // an opaque origin matches '*' only. The order contains no secret
    if (data.kind === 'ready')
      target.postMessage({ ...order(), nonce } satisfies Nonced<CaptchaFrameOrder>, '*');
    onNews(data);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
