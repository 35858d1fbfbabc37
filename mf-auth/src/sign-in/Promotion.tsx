import { useSearchParams } from '@resort/shared/router';
import { Picture, Surface } from '@resort/shared/ui';
import { useLoginPromotionQuery } from '../api/sign-in.ts';
import { withKept } from './way.ts';

/** The resort's announcement, below everything else; nothing if it cannot be loaded. */
export function Promotion() {
  const [query] = useSearchParams();
  const { data } = useLoginPromotionQuery();
  if (data === undefined) return null;
  const { title, text, imageUrl, link } = data;
  const picture = imageUrl === null ? {} : { picture: <Picture src={imageUrl} alt="" ratio="1:1" /> };
  return <Surface title={title} level={2} lines={[text]} to={withKept(link, query)} {...picture} />;
}
