import { isNotFound } from '@resort/shared/api';
import { formatBusinessDate, formatCount } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { useSearchParams } from '@resort/shared/router';
import { to } from '@resort/shared/routes';
import {
  Accordion,
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  ErrorCard,
  Page,
  Picture,
  SHARED_TARGET,
  SkeletonPictureCard,
  SkeletonText,
  Waiting,
} from '@resort/shared/ui';
import { Illustration } from '@resort/shared/ui/illustration';
import type { GoodsDetail } from '../../../contract/index.ts';
import { UnitAmount, useAmountText } from '../../parts/amounts.tsx';
import { useOneOfTheGoodsQuery } from '../../api/exchange.ts';
import { useBarText } from '../../exchange/use-bar-text.ts';
import { Fact, Facts } from '@resort/shared/ui/facts';
import styles from './points-goods.module.css';

/** One of the goods: what it is, what it costs, where to collect it, and the payment options. */
export default function PointsGoodsScreen() {
  const t = useText('dollars');
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const isId = /^[1-9]\d{0,14}$/.test(id);
  const goods = useOneOfTheGoodsQuery({ id }, { skip: !isId, refetchOnMountOrArgChange: true });
  const isNothing = !isId || isNotFound(goods.error);
  if (goods.data && isId) return <Goods goods={goods.data} />;
  return (
    <Page title={t('mall.title')}>
      {isNothing ? (
        <EmptyState
          art={<Illustration of="search" />}
          title={t(isId ? 'shelf.none' : 'confirm.nothing')}
          why={t(isId ? 'shelf.noneWhy' : 'confirm.nothingWhy')}
          action={<ButtonLink to={to('/points-mall')}>{t('link.mall')}</ButtonLink>}
        />
      ) : null}
      {!isNothing && goods.isError ? (
        <ErrorCard
          message={t('confirm.unavailable')}
          onRetry={() => void goods.refetch()}
          isRetrying={goods.isFetching}
        />
      ) : null}
      {!isNothing && !goods.isError ? (
        <Waiting>
          <SkeletonPictureCard />
          <SkeletonText />
        </Waiting>
      ) : null}
    </Page>
  );
}

function Goods({ goods }: { goods: GoodsDetail }) {
  const t = useText('dollars');
  const { name, summary, picture, description, terms, tag } = goods;
  return (
    <Page title={name} lead={summary}>
      <div className={styles['picture']} {...SHARED_TARGET}>
        <Picture {...picture} eager />
      </div>
      {tag ? (
        <div>
          <Badge>{t(`shelf.tag.${tag}`)}</Badge>
        </div>
      ) : null}
      <div className={styles['text']}>
        {description.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <GoodsFacts goods={goods} />
      <Accordion
        name="terms"
        items={[
          {
            title: t('confirm.terms'),
            content: (
              <ul>
                {terms.map((term) => (
                  <li key={term}>{term}</li>
                ))}
              </ul>
            ),
          },
        ]}
      />
      <Ways goods={goods} />
    </Page>
  );
}

function GoodsFacts({ goods }: { goods: GoodsDetail }) {
  const t = useText('dollars');
  const { points, stock, limitPerMember, pickUp, pickUpDays, validTo } = goods;
  return (
    <Facts>
      <Fact name={t('confirm.price')} isTotal>
        <UnitAmount unit="POINT" amount={points} />
      </Fact>
      {stock === null ? null : <Fact name={t('goods.stock')}>{formatCount(stock)}</Fact>}
      {limitPerMember === null ? null : <Fact name={t('goods.limit')}>{formatCount(limitPerMember)}</Fact>}
      {pickUp.length === 0 ? null : (
        <Fact name={t('confirm.where')}>{pickUp.map((place) => place.name).join(' · ')}</Fact>
      )}
      {pickUpDays === null ? null : (
        <Fact name={t('goods.collect')}>{t('goods.days', { count: pickUpDays })}</Fact>
      )}
      {validTo === null ? null : (
        <Fact name={t('goods.until')}>{formatBusinessDate(validTo, currentLanguage())}</Fact>
      )}
    </Facts>
  );
}

/** One button per payment option; the reason if there is none. */
function Ways({ goods: { id, points, topUp, reason, tierMinName } }: { goods: GoodsDetail }) {
  const t = useText('dollars');
  const amountText = useAmountText();
  const barText = useBarText();
  const amount = amountText('POINT', points);
  const isBarred = reason !== null && !(reason === 'BALANCE' && topUp !== null);
  if (isBarred) {
    return (
      <Button wide unavailable={barText(reason, 'POINT', tierMinName)}>
        {t('confirm.redeem', { amount })}
      </Button>
    );
  }
  return (
    <div className={styles['ways']}>
      <ButtonLink wide to={to('/exchangeSure', { type: 'points', id })}>
        {t('confirm.redeem', { amount })}
      </ButtonLink>
      {topUp === null ? null : (
        <ButtonLink look="quiet" wide to={to('/exchangeSure', { type: 'points', id, way: 'TOP_UP' })}>
          {t('goods.topUp', { points: amountText('POINT', topUp.points), cash: topUp.cash })}
        </ButtonLink>
      )}
    </div>
  );
}
