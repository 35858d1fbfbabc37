import { afterEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTexts } from '../../../i18n/index.ts';
import { textsOf } from '../../../testing/index.ts';
import { kitTexts } from '../../../testing/kit-texts.ts';
import { AddToCalendar } from './index.ts';

const say = textsOf('kit');

const EVENT = {
  id: 'H2611214GK8Q2ZT',
  version: 1,
  title: 'Premier Suite',
  when: { from: '2026-12-11', to: '2026-12-13' },
};
const open = () => {
  startTexts('en', { kit: kitTexts('en') });
  render(<AddToCalendar event={EVENT} />);
};

/** Records a download as a browser would make it. jsdom has neither blob addresses nor downloads. */
function catchFiles() {
  const files: { name: string; type: string; text: Promise<string> }[] = [];
  let blob = new Blob();
  Object.assign(URL, {
    createObjectURL: (made: Blob) => {
      blob = made;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  HTMLAnchorElement.prototype.click = function click() {
    files.push({ name: this.download, type: blob.type, text: blob.text() });
  };
  return files;
}
afterEach(() => {
  Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
  Reflect.deleteProperty(navigator, 'userAgent');
});

describe('add to calendar', () => {
  it('downloads the event as a file with its own name', async () => {
    const files = catchFiles();
    open();
    await userEvent.click(screen.getByRole('button', { name: say('calendar.add') }));
    const [file] = files;
    expect(file).toMatchObject({ name: 'H2611214GK8Q2ZT.ics', type: 'text/calendar;charset=utf-8' });
    expect(await file?.text).toContain(`UID:H2611214GK8Q2ZT@${location.hostname}\r\n`);
  });

  it('is not offered in WeChat, which supports no downloads', () => {
    const value = 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50';
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value });
    open();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
