import { currentLanguage, useText } from '@resort/shared/i18n';
import {
  Button,
  LEAVING,
  Picture,
  SectionHeading,
  Surface,
  useOneAtATime,
  VisuallyHidden,
} from '@resort/shared/ui';
import { isWeChatPhone, saysMiniProgram } from '@resort/shared/wechat';
import { useState } from 'react';
import type { MiniProgramCoupon } from '../../../contract/index.ts';
import {
  useCouponCodeMutation,
  useCouponLinkMutation,
  useMiniProgramCouponsQuery,
} from '../../api/mini-program.ts';
import { useWorth } from '../../vouchers/worth.ts';
import styles from './my-vouchers.module.css';

/** Coupons that only the mini-program redeems; nothing if there are none, or inside the mini-program itself. */
export default function MiniProgramCoupons() {
  const t = useText('vouchers');
  const { data } = useMiniProgramCouponsQuery({ pageNum: 1, pageSize: 10 });
  if (data === undefined || data.list.length === 0 || saysMiniProgram(window)) return null;
  return (
    <section className={styles['applet']} aria-labelledby="mini-program-coupons">
      <SectionHeading id="mini-program-coupons" title={t('applet.title')} />
      <p>{t('applet.lead')}</p>
      {data.list.map((coupon) => (
        <Coupon key={coupon.couponCode} coupon={coupon} />
      ))}
    </section>
  );
}

function Coupon({ coupon }: { coupon: MiniProgramCoupon }) {
  const { name, picture, appletPath } = coupon;
  const { figure, terms } = useWorth(coupon);
  const isInWeChat = isWeChatPhone(navigator.userAgent);
  return (
    <Surface level={3} title={name} lines={[figure, ...terms]} picture={<Picture {...picture} ratio="1:1" />}>
      {isInWeChat ? (
        <OpenThere path={appletPath} name={name} />
      ) : (
        <CodeToScan path={appletPath} name={name} />
      )}
    </Surface>
  );
}

interface Way {
  /** page and query of the mini-program */
  path: string;
  name: string;
}

/** Inside WeChat: a link that opens the coupon's page of the mini-program. */
function OpenThere({ path, name }: Way) {
  const t = useText('vouchers');
  const [link] = useCouponLinkMutation();
  const [start, isOpening] = useOneAtATime(async () => {
    const { data } = await link(placeOf(path));
    if (data === undefined) return undefined; // the reminder says why
    location.assign(data.urlLink);
    return LEAVING;
  });
  return (
    <Button look="quiet" wide busy={isOpening} onClick={start}>
      {t('applet.open')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

/** The link request for a page with a query, with the language as in every hand-off. */
function placeOf(address: string) {
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('lang', currentLanguage().toUpperCase());
  query.set('locale', currentLanguage());
  return { path, query: query.toString(), expireType: 1, expireInterval: 30, envVersion: 'release' } as const;
}

/** Elsewhere: a code that WeChat scans. */
function CodeToScan({ path, name }: Way) {
  const t = useText('vouchers');
  const [ask, { data }] = useCouponCodeMutation();
  const [failed, setFailed] = useState(false);
  const [start, isAsking] = useOneAtATime(async () => {
    const [page = '', scene = ''] = path.split('?');
    const { error } = await ask({ page, scene: scene === '' ? 'coupon' : scene });
    setFailed(error !== undefined);
  });
  if (data !== undefined && !failed)
    return (
      <img
        className={styles['scan']}
        src={`data:${data.contentType};base64,${data.imageBase64}`}
        alt={t('applet.code', { name })}
        width={280}
        height={280}
      />
    );
  return (
    <Button look="quiet" wide busy={isAsking} onClick={start}>
      {t('applet.scan')} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
