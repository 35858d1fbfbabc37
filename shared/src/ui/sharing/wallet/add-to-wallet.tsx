import { apiSettings } from '../../../api/index.ts';
import { useAddPassMutation, useWalletsOfferedQuery } from '../../../calls/wallet.ts';
import { useText } from '../../../i18n/index.ts';
import type { PassWish, WalletName } from '../../../rows/wallet.calls.ts';
import { Button } from '../../button/button.tsx';
import styles from './add-to-wallet.module.css';
import { walletsHere } from './wallets-here.ts';

interface AddToWalletProps {
  /** the member's card, or one's own ticket or voucher */
  pass: Omit<PassWish, 'wallet'>;
  /** opens the pass; default: by navigation, which Safari needs for a pass */
  open?: (address: string) => void;
}

/** Buttons that add a pass to the wallets of this device. Nothing where the server makes no passes for them. */
export function AddToWallet({ pass, open = openHere }: AddToWalletProps) {
  const t = useText('kit');
  const { data: offered } = useWalletsOfferedQuery();
  const wallets = walletsHere(offered?.wallets ?? [], navigator);
  if (wallets.length === 0) return null;
  return (
    <div className={styles['wallets']}>
      {wallets.map((wallet) => (
        <AddButton key={wallet} pass={pass} wallet={wallet} open={open} />
      ))}
      {offered?.isTrial && wallets.includes('APPLE') ? (
        <p className={styles['note']}>{t('wallet.trial')}</p>
      ) : null}
    </div>
  );
}

function AddButton({ pass, wallet, open }: Required<AddToWalletProps> & { wallet: WalletName }) {
  const t = useText('kit');
  const [add, { isLoading }] = useAddPassMutation();
  const press = async () => {
    const { data } = await add({ ...pass, wallet });
    // one of our own is below the API base; a failure has told itself
    if (data) open(data.url.startsWith('/') ? apiSettings().baseUrl + data.url : data.url);
  };
  return (
    <Button look="plain" wide busy={isLoading} onClick={() => void press()}>
      {t(`wallet.${wallet}`)}
    </Button>
  );
}

const openHere = (address: string) => location.assign(address);
