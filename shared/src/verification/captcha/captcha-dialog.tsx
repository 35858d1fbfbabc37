import { useEffect, useId, useRef, useState } from 'react';
import { apiSettings } from '../../api/index.ts';
import { CAPTCHA_FRAME_PATH, type CaptchaFrameOrder } from '../../rows/captcha-frame.ts';
import { currentLanguage, LANGUAGE_TAGS, useText, type Language } from '../../i18n/index.ts';
import { Button, Dialog, Notice, Skeleton } from '../../ui/index.ts';
import styles from './captcha-dialog.module.css';
import type { AliyunConfig } from './pass-captcha.ts';
import { newNonce, talkToFrame } from './talk-to-frame.ts';

/** The vendor needs about two seconds to load and start. */
const READY_WITHIN_MS = 15_000;
/** The vendor's session expires after 20 minutes. */
const LIFE_MS = 18 * 60_000;

const VENDOR_LANGUAGES: Record<Language, string> = { en: 'en', tc: 'tw', sc: 'cn', kr: 'ko', jp: 'ja' };

export interface CaptchaDialogProps {
  config: AliyunConfig;
  /** the vendor's result; null: the visitor cancelled */
  onEnd: (captchaVerifyParam: string | null) => void;
}

/**
 * Aliyun's captcha in a frame, over the screen that needs it. After a failed attempt the visitor can start
 * again.
 */
export function CaptchaDialog({ config, onEnd }: CaptchaDialogProps) {
  const t = useText('kit');
  const titleId = useId();
  const leadId = useId();
  const [nonce, setNonce] = useState(newNonce);
  const [isBroken, setBroken] = useState(false);
  const again = () => {
    setBroken(false);
    setNonce(newNonce());
  };
  return (
    <Dialog kind="page" labelledBy={titleId} describedBy={leadId} onClose={() => onEnd(null)}>
      <div className={styles['content']}>
        <div className={styles['said']}>
          <h2 id={titleId} className={styles['title']}>
            {t('captcha.title')}
          </h2>
          <p id={leadId}>{t('captcha.lead')}</p>
        </div>
        {isBroken ? (
          <div className={`${styles['said']} ${styles['rest']}`}>
            <Notice tone="danger">{t('captcha.failed')}</Notice>
            <Button wide onClick={again}>
              {t('retry')}
            </Button>
          </div>
        ) : (
          <Frame key={nonce} nonce={nonce} config={config} onEnd={onEnd} onBroken={() => setBroken(true)} />
        )}
        <div className={styles['said']}>
          <Button look="quiet" wide onClick={() => onEnd(null)}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface FrameProps extends CaptchaDialogProps {
  nonce: string;
  onBroken: () => void;
}

/** One attempt, in a document with an opaque origin. */
function Frame({ nonce, config, onEnd, onBroken }: FrameProps) {
  const t = useText('kit');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isShown, setShown] = useState(false);
  const now = useRef({ config, onEnd, onBroken });
  useEffect(() => {
    now.current = { config, onEnd, onBroken };
  });
  useEffect(() => {
    const timer = setTimeout(() => now.current.onBroken(), isShown ? LIFE_MS : READY_WITHIN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  useEffect(
    () =>
      talkToFrame({
        frame: () => frame.current?.contentWindow,
        nonce,
        order: () => orderOf(now.current.config, frame.current, t('captcha.title'), t('captcha.begin')),
        onNews: (news) => {
          if (news.kind === 'shown') {
            setShown(true);
            frame.current?.focus();
          }
          if (news.kind === 'solved') now.current.onEnd(news.captchaVerifyParam);
          if (news.kind === 'closed') now.current.onEnd(null);
          if (news.kind === 'broken') now.current.onBroken();
        },
      }),
    [nonce, t],
  );
  return (
    <>
      {isShown ? null : <Skeleton height={48} />}
      <iframe
        ref={frame}
        className={styles['frame']}
        title={t('captcha.title')}
        sandbox="allow-scripts"
        src={`${apiSettings().baseUrl}${CAPTCHA_FRAME_PATH}#${nonce}`}
      />
    </>
  );
}

function orderOf(
  config: AliyunConfig,
  frame: HTMLIFrameElement | null,
  title: string,
  begin: string,
): CaptchaFrameOrder {
  const { sceneId, encryptedSceneId, prefix, region, scriptUrl } = config;
  const around = getComputedStyle(frame?.parentElement ?? document.body);
  const own = getComputedStyle(frame ?? document.body);
  const language = currentLanguage();
  return {
    kind: 'begin',
    settings: {
      sceneId,
      prefix,
      region,
      scriptUrl,
      ...(encryptedSceneId === undefined ? {} : { encryptedSceneId }),
    },
    language: VENDOR_LANGUAGES[language],
    lang: LANGUAGE_TAGS[language],
    text: { title, begin },
    colors: {
      ground: around.backgroundColor,
      text: around.color,
      button: own.accentColor,
      onButton: own.color,
    },
  };
}
