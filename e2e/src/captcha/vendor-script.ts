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
 * The vendor's script as its pages describe it (V3 architecture: AliyunCaptchaConfig before it, initAliyunCaptcha after
 * it): it reads where the visitor keeps things, fetches a question from its server, writes its own styles into the page,
 * opens at the button's press, and gives a parameter for what was solved. Runs in the page as its own text.
 */
export function vendorScript(server: string): void {
  const page = window as unknown as {
    AliyunCaptchaConfig?: { region: string; prefix: string };
    initAliyunCaptcha?: (settings: Settings) => Promise<void>;
  };
  // what it knows a device by; a page that has no storage would throw here
  localStorage.setItem('device', sessionStorage.getItem('device') ?? document.cookie);
  // what the app has must be out of reach
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
