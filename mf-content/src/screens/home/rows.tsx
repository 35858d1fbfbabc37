import { formatDate } from '@resort/shared/format';
import { currentLanguage, useText } from '@resort/shared/i18n';
import { servedLink } from '@resort/shared/routes';
import { Picture, Surface } from '@resort/shared/ui';
import { useComingNear } from '@resort/shared/ui/home';
import { useRef } from 'react';
import type { ActivityBrief, ArticleBrief, HomeOffer } from '../../../contract/index.ts';
import { ActivityCard } from '../../activities/ActivityCard.tsx';
import { useArticlesInfiniteQuery } from '../../api/articles.ts';
import { useHomeExperienceQuery, useHomeHappeningQuery, useHomeOffersQuery } from '../../api/home.ts';
import { ArticleCard } from '../../articles/ArticleCard.tsx';
import { Section, type SectionInfo } from './Section.tsx';

/** How many rows of each section the home asks for; the rest is behind its link. */
const FEW = { pageSize: 5 };

interface RowsProps {
  info: SectionInfo;
}

/** A section's position, and whether its rows may be requested: only when it is near the viewport. */
function usePlace() {
  const place = useRef<HTMLElement>(null);
  return { place, asks: { skip: !useComingNear(place) } };
}

export function Offers({ info }: RowsProps) {
  const t = useText('content');
  const { place, asks } = usePlace();
  return (
    <Section<HomeOffer> info={info} place={place} query={useHomeOffersQuery(FEW, asks)}>
      {({ title, picture, link, validTo }) => {
        const way = servedLink(link);
        return (
          <Surface
            title={title}
            picture={<Picture {...picture} alt="" />}
            lines={[t('home.until', { date: formatDate(validTo, currentLanguage()) })]}
            {...(way === undefined ? {} : { to: way })}
          />
        );
      }}
    </Section>
  );
}

export function Happening({ info }: RowsProps) {
  const { place, asks } = usePlace();
  return (
    <Section<ActivityBrief> info={info} place={place} query={useHomeHappeningQuery(FEW, asks)}>
      {(activity) => <ActivityCard activity={activity} level={3} />}
    </Section>
  );
}

export function Experience({ info }: RowsProps) {
  const { place, asks } = usePlace();
  return (
    <Section<ArticleBrief> info={info} place={place} query={useHomeExperienceQuery(FEW, asks)}>
      {(article) => <ArticleCard article={article} kind="enjoy" level={3} />}
    </Section>
  );
}

export function Stories({ info }: RowsProps) {
  const { place, asks } = usePlace();
  const { data, isError, isFetching, refetch } = useArticlesInfiniteQuery({ ...FEW }, asks);
  return (
    <Section info={info} place={place} query={{ data: data?.pages[0], isError, isFetching, refetch }}>
      {(article) => <ArticleCard article={article} level={3} />}
    </Section>
  );
}
