import { servedLink } from '@resort/shared/routes';
import { LinkRow, List, Row } from '@resort/shared/ui';
import type { HomeInfo } from '../../../contract/index.ts';

/** What the scene at the top shows, in words, and the way there. */
export function ThisHour({ hero: { title, text, link } }: { hero: HomeInfo['hero'] }) {
  const way = servedLink(link);
  return (
    <List label={title}>
      {way === undefined ? (
        <Row title={title} detail={text} />
      ) : (
        <LinkRow to={way} title={title} detail={text} />
      )}
    </List>
  );
}
