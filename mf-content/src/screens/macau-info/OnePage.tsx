import { useText } from '@resort/shared/i18n';
import { to } from '@resort/shared/routes';
import { Page, Picture, SHARED_TARGET } from '@resort/shared/ui';
import { MapLink, OtherMaps, PlaceMap } from '@resort/shared/ui/map';
import { Fact, Facts } from '@resort/shared/ui/facts';
import { RichText } from '@resort/shared/ui/rich-text';
import type { CityPage } from '../../../contract/index.ts';
import { useCityPageQuery } from '../../api/city.ts';
import { AsOf } from '../../parts/AsOf.tsx';
import { Detail } from '../../parts/Detail.tsx';
import styles from './macau-info.module.css';

/** One page of the guide. */
export function OnePage({ id }: { id: string }) {
  const t = useText('content');
  const query = useCityPageQuery({ id });
  return (
    <Detail topic="city" query={query} way={{ to: to('/macau-info'), label: t('city.toGuide') }}>
      {(page) => <CityPageView page={page} />}
    </Detail>
  );
}

/** Picture, text, table, and places on the map. */
function CityPageView({ page }: { page: CityPage }) {
  const { id, topic, title, summary, picture, html, facts, places } = page;
  return (
    <Page over={topic.name} title={title} lead={summary}>
      <AsOf call="/api/macau/info/detail" payload={{ id }} />
      <div className={styles['cover']} {...SHARED_TARGET}>
        <Picture {...picture} ratio="16:9" eager />
      </div>
      <RichText html={html} headings={2} />
      {facts.length === 0 ? null : (
        <Facts>
          {facts.map(({ name, value }) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      <PlaceMap
        places={places.map(({ name, address, latitude, longitude }) => ({
          name,
          address,
          at: { latitude, longitude },
        }))}
      />
      {places.length === 0 ? null : (
        <ul className={styles['places']}>
          {places.map(({ name, address, latitude, longitude }) => (
            <li key={name} className={styles['place']}>
              <h2 className={styles['name']}>{name}</h2>
              <MapLink address={address} at={{ latitude, longitude }} />
              <OtherMaps address={address} at={{ latitude, longitude }} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
