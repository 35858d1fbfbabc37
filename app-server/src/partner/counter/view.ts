import type { Answered } from './client.ts';

export interface View {
  show(form: HTMLFormElement, answered: Answered): void;
  /** reads a code with the camera into the form's field */
  scan(button: HTMLButtonElement): Promise<void>;
}

/** Shows answers and reads codes. Put into the page as text; it uses nothing from outside itself except types. */
export function makeView(): View {
  const words = (name: string) => name.replace(/([A-Z])/g, ' $1').toLowerCase();

  function lines(data: object): [string, string][] {
    return Object.entries(data).flatMap(([name, value]: [string, unknown]): [string, string][] => {
      if (value === null || ['visit', 'expiresAt', 'type'].includes(name)) return [];
      if (Array.isArray(value)) return value.map((one: { name: string }) => [words(name), one.name]);
      if (typeof value === 'object' && value) return lines(value);
      return [[words(name), typeof value === 'number' ? String(value) : (value as string)]];
    });
  }

  return {
    show(form, { ok, data }) {
      const out = form.closest('section')?.querySelector('output');
      if (!out) return;
      out.className = ok ? 'done' : 'refused';
      const list = document.createElement('dl');
      for (const [name, value] of lines(data)) {
        const [term, detail] = [document.createElement('dt'), document.createElement('dd')];
        term.textContent = name;
        detail.textContent = value;
        list.append(term, detail);
      }
      out.replaceChildren(list);
      form.after(out);
      out.scrollIntoView({ block: 'nearest' });
    },
    async scan(button) {
      interface Detector {
        detect(video: HTMLVideoElement): Promise<{ rawValue: string }[]>;
      }
      const { BarcodeDetector } = window as unknown as { BarcodeDetector: new (of: object) => Detector };
      const input = button.form?.elements.namedItem('code');
      if (!(input instanceof HTMLInputElement)) return;
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const video = document.createElement('video');
      Object.assign(video, { srcObject: stream, muted: true, playsInline: true });
      button.after(video);
      await video.play();
      const detector = new BarcodeDetector({ formats: ['qr_code'] });
      while (input.value === '' && video.isConnected) {
        const [found] = await detector.detect(video);
        if (found) input.value = found.rawValue;
        await new Promise((next) => setTimeout(next, 200));
      }
      for (const track of stream.getTracks()) track.stop();
      video.remove();
    },
  };
}
