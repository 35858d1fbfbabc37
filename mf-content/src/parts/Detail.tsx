import { useText } from '@resort/shared/i18n';
import { Detail as KitDetail, type DetailProps as KitProps } from '@resort/shared/ui/detail';

interface DetailProps<Row> extends Pick<KitProps<Row>, 'query' | 'waiting' | 'children'> {
  /** whose texts these are: `<topic>.title`, `.failed`, `.unknown.title`, `.unknown.why` */
  topic: 'article' | 'activity' | 'city' | 'landing' | 'message';
  /** where to find more, if the content does not exist */
  way: { to: string; label: string };
}

/** A screen about one thing, with this domain's texts. */
export function Detail<Row>({ topic, way, ...rest }: DetailProps<Row>) {
  const t = useText('content');
  return (
    <KitDetail
      {...rest}
      title={t(`${topic}.title`)}
      failed={t(`${topic}.failed`)}
      unknown={{ title: t(`${topic}.unknown.title`), why: t(`${topic}.unknown.why`), way }}
    />
  );
}
