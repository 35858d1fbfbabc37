import { useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { Link } from '@resort/shared/router';
import { Page } from '@resort/shared/ui';
import { useHeaderFooterQuery } from '../../api/home.ts';
import { About } from './About.tsx';
import { Chat } from './Chat.tsx';
import styles from './help.module.css';
import { Phones } from './Phones.tsx';
import { Questions } from './Questions.tsx';

/** How to reach the resort, frequent questions, and who we are. */
export default function HelpScreen() {
  const t = useText('content');
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <Chat />
      <Phones />
      <Questions />
      <About />
      <Foot />
    </Page>
  );
}

/** The footer of the content pages. */
function Foot() {
  const t = useText('content');
  const { data } = useHeaderFooterQuery();
  if (data === undefined) return null;
  const { links, copyright } = data.footer;
  const ways = links.filter(({ link }) => servedLink(link) !== undefined);
  return (
    <footer className={styles['foot']}>
      <nav className={styles['footLinks']} aria-label={t('help.more')}>
        {ways.map(({ name, link }) => (
          <Link key={link} to={link}>
            {name}
          </Link>
        ))}
      </nav>
      <p>{copyright}</p>
    </footer>
  );
}
