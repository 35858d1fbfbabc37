import type { Language } from '../../shared/src/contract/languages.ts';

/** The names of a new screen in code and texts. */
export interface ScreenNames {
  /** `my-vouchers` */
  folder: string;
  /** `MyVouchersScreen` */
  component: string;
  /** `myVouchers`, the key of its texts */
  textKey: string;
  /** `vouchers`, the remote's name space of texts */
  domain: string;
}

export const screenSource = ({ component, textKey, domain }: ScreenNames) => `\
import { useText } from '@resort/shared/i18n';
import { Page } from '@resort/shared/ui';

/** A placeholder until the screen has its content. */
export default function ${component}() {
  const t = useText('${domain}');
  return <Page title={t('${textKey}.title')} lead={t('${textKey}.lead')} />;
}
`;

export const testSource = (path: string, { component, domain, textKey }: ScreenNames) => `\
import { expect, it } from '@jest/globals';
import { fakeServer } from '@resort/shared/testing';
import { textsOf } from '@resort/shared/testing/texts';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { show } from '../../testing/show.ts';
import ${component} from './${component}.tsx';

fakeServer();
const say = textsOf('${domain}');

it('has a title and no accessibility violations', async () => {
  const { container } = show(${component}, '${path}');
  await screen.findByRole('heading', { level: 1, name: say('${textKey}.title') });
  expect(await axe(container)).toMatchObject({ violations: [] });
});
`;

/** Placeholder texts, valid until somebody writes better ones. */
export const TEXTS: Record<Language, { title: string; lead: string }> = {
  en: { title: 'We are preparing this page', lead: 'It will open before long. Please look in again.' },
  tc: { title: '此頁面正在準備中', lead: '即將與您見面，敬請稍後再來。' },
  sc: { title: '此页面正在准备中', lead: '即将与您见面，敬请稍后再来。' },
  kr: { title: '페이지를 준비하고 있습니다', lead: '곧 선보이겠습니다. 잠시 후 다시 찾아 주십시오.' },
  jp: {
    title: 'ただいま準備中です',
    lead: 'まもなくご利用いただけます。しばらくしてから、またお越しください。',
  },
};

export const routeSource = (path: string, access: string, { folder, component }: ScreenNames) =>
  `{ path: '${path}', access: '${access}', screen: () => import('./screens/${folder}/${component}.tsx') },`;
