interface Settings {
  SceneId: string;
  mode: string;
  element: string;
  button: string;
  language: string;
  success: (captchaVerifyParam: string) => void;
  fail: (result: unknown) => void;
  onError: (error: unknown) => void;
  getInstance: (instance: object) => void;
}

/**
 * The vendor's script as documented (V3 architecture: AliyunCaptchaConfig before it, initAliyunCaptcha after
 * it). It uses storage, fetches a question from its server, adds its own styles, opens on a press, and
 * returns a parameter for the solution. Runs in the page as text.
 */
export function vendorScript(server: string): void {
  const page = window as unknown as {
    AliyunCaptchaConfig?: { region: string; prefix: string };
    initAliyunCaptcha?: (settings: Settings) => Promise<void>;
  };
  // identifies the device; without storage this would throw
  localStorage.setItem('device', sessionStorage.getItem('device') ?? document.cookie);
  // the app's data must be out of reach
  const reached = (() => {
    try {
      return window.parent.document.title;
    } catch {
      return null;
    }
  })();
  const style = document.createElement('style');
  style.textContent = '#vendor-popup { position: fixed; inset: 1rem; background: #fff; color: #111; }';
  document.head.append(style);
  page.initAliyunCaptcha = async (settings) => {
    const asked = {
      ...page.AliyunCaptchaConfig,
      scene: settings.SceneId,
      language: settings.language,
      reached,
    };
    const answer = await fetch(`${server}/init`, { method: 'POST', body: JSON.stringify(asked) });
    if (!answer.ok) return settings.onError({ code: answer.status });
    const { certifyId } = (await answer.json()) as { certifyId: string };
    document.querySelector(settings.button)?.addEventListener('click', () => {
      const popup = document.createElement('div');
      popup.id = 'vendor-popup';
      const wrong = document.createElement('button');
      wrong.textContent = 'wrong place';
      wrong.addEventListener('click', () => settings.fail({ certifyId }));
      const right = document.createElement('button');
      right.textContent = 'right place';
      right.addEventListener('click', () => {
        settings.success(JSON.stringify({ certifyId, sceneId: settings.SceneId, isSign: true }));
      });
      popup.append(wrong, right);
      document.querySelector(settings.element)?.append(popup);
    });
    settings.getInstance({});
  };
}
