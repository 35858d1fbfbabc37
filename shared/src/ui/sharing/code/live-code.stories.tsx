import { useRef } from 'react';
import type { Stories } from '../../../../gallery/stories.ts';
import { LiveCode, QrCode, type LiveCodeAnswer, type LiveCodeProps } from './index.ts';

const CONTENT = 'MB1.R100001.1795248000.a1b2c3d4e5';

/** Loads once, then fails: what a member sees who lost the network. */
function Once(props: Omit<LiveCodeProps, 'load'>) {
  const isFirst = useRef(true);
  const load = async (): Promise<LiveCodeAnswer> => {
    if (!isFirst.current) throw new Error('offline');
    isFirst.current = false;
    return { content: CONTENT, refreshIn: 5 };
  };
  return <LiveCode {...props} load={load} />;
}

export default {
  title: 'Live code',
  states: {
    shown: (t) => (
      <LiveCode
        label={t('form.memberCode')}
        readable="8800 1234 5678"
        load={async () => ({ content: CONTENT, refreshIn: 60 })}
        hint={t('form.brightness')}
      />
    ),
    preparing: (t) => (
      <LiveCode
        label={t('form.memberCode')}
        readable="8800 1234 5678"
        load={() => new Promise(() => undefined)}
      />
    ),
    failed: (t) => (
      <LiveCode
        label={t('form.memberCode')}
        readable="8800 1234 5678"
        load={() => Promise.reject(new Error('offline'))}
      />
    ),
    networkGone: (t) => <Once label={t('form.memberCode')} readable="8800 1234 5678" />,
    still: (t) => <QrCode label={t('form.memberCode')} content={CONTENT} />,
  },
} satisfies Stories;
