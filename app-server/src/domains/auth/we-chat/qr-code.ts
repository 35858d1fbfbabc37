import type { sharedCalls } from '@resort/shared/calls/rows';
import { renderSVG } from 'uqr';
import { generateCode } from './api.ts';
import type { ContextOf } from '../../../platform/context.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { describeError } from '../../../platform/logging/logging.ts';

type Context = ContextOf<typeof sharedCalls, 'POST /common/miniprogram/jsapi/qrcode'>;

/** Without a mini-program, an ordinary QR code opens the app itself. */
function appCode({ body, integrations }: Context) {
  const { appOrigin } = integrations;
  if (appOrigin === undefined) throw new DomainError('WECHAT_OFF');
  const { r, g, b } = body.lineColor;
  const url = `${appOrigin}/?${new URLSearchParams({ scene: body.scene })}`;
  const svg = renderSVG(url, { blackColor: `rgb(${r},${g},${b})`, border: 2 });
  return { imageBase64: Buffer.from(svg).toString('base64'), contentType: 'image/svg+xml' };
}

/** A QR code that opens the mini-program, or else the app. Throws WECHAT_OFF, LINK_FAILED. */
export async function qrCode(context: Context) {
  const { body, db, integrations, log } = context;
  const { weChat } = integrations;
  if (weChat?.miniProgram === undefined) return appCode(context);
  try {
    const account = { ...weChat.miniProgram, apiBase: weChat.apiBase };
    const { bytes, contentType } = await generateCode(db, context, account, {
      scene: body.scene,
      page: body.page,
      check_path: body.checkPath,
      env_version: body.envVersion,
      width: body.width,
      auto_color: body.autoColor,
      line_color: body.lineColor,
      is_hyaline: body.isHyaline,
    });
    return { imageBase64: bytes.toString('base64'), contentType };
  } catch (error) {
    log.warn({ err: describeError(error) }, 'a mini-program code was not made');
    throw new DomainError('LINK_FAILED');
  }
}
