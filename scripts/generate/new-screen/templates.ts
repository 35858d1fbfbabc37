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

export const routeSource = (path: string, access: string, { folder, component }: ScreenNames) =>
  `{ path: '${path}', access: '${access}', screen: () => import('./screens/${folder}/${component}.tsx') },`;
