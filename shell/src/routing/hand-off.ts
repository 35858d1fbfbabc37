import type { AppStore } from '@resort/shared/store';
import { handOffRunner, isMiniProgram, isWeChatPhone, type HandOff } from '@resort/shared/wechat';

/** Loaded in WeChat's browser only, so that other visitors do not pay for it. */
export function weChatHandOff({ dispatch }: AppStore): { handOff?: HandOff } {
  if (!isWeChatPhone(navigator.userAgent)) return {};
  const handOff = handOffRunner({
    isMiniProgram: () => isMiniProgram(window),
    async makeLink(link) {
      const { miniProgramApi } = await import('../calls/mini-program.ts');
      const asked = miniProgramApi.endpoints.miniProgramLink.initiate({ ...link });
      return (await dispatch(asked).unwrap()).urlLink;
    },
    open: (url) => location.assign(url),
  });
  return { handOff };
}
