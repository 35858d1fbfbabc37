import type { Stories } from '../../../gallery/stories.ts';
import { Amount } from '../purchase/amount/index.ts';
import { Fact, Facts } from './index.ts';

export default {
  title: 'Facts',
  states: {
    resting: (t) => (
      <Facts>
        <Fact name={t('payment.room')}>{t('parts.title')}</Fact>
        <Fact name={t('parts.title')}>{t('parts.noneWhy')}</Fact>
        <Fact name={t('form.voucher')} isTotal>
          <Amount value="1234.5" currency="MOP" />
        </Fact>
      </Facts>
    ),
  },
} satisfies Stories;
