import { useText } from '../src/i18n/index.ts';
import { SKINS } from '../src/skin/index.ts';
import { Controls } from './Controls.tsx';
import styles from './gallery.module.css';
import { PARTS } from './parts.ts';
import { addressOf, SCHEMES, type Query } from './query.ts';
import type { Stories } from './stories.ts';

/** Shows the components of the kit in all their states, as the query selects them. */
export function Gallery({ query }: { query: Query }) {
  const isBare = query.view === 'bare' || query.view === 'unframed';
  if (isBare && query.state !== '') return <OneState query={query} />;
  return (
    <>
      {isBare ? null : <Controls query={query} />}
      <main className={isBare ? styles['packed'] : undefined}>
        {query.view === 'skins' ? <AllSkins query={query} /> : <Parts query={query} />}
      </main>
    </>
  );
}

function partsOf({ part }: Query): Stories[] {
  return PARTS.filter(({ title }) => part === '' || title === part);
}

function Parts({ query }: { query: Query }) {
  return partsOf(query).map((stories) => (
    <section key={stories.title} className={styles['part']} aria-label={stories.title}>
      <h2 className={styles['title']}>{stories.title}</h2>
      <div className={styles['states']}>
        {Object.keys(stories.states).map((name) => (
          <figure
            key={name}
            className={styles['state']}
            data-cell={`${stories.title}: ${name}`}
            data-framed={stories.framed}
          >
            <figcaption className={styles['name']}>{name}</figcaption>
            {stories.framed ? (
              query.view === 'unframed' ? null : (
                <object
                  className={styles['frame']}
                  aria-label={`${stories.title}: ${name}`}
                  data={addressOf(query, { part: stories.title, state: name, view: 'bare' })}
                />
              )
            ) : (
              <State stories={stories} name={name} />
            )}
          </figure>
        ))}
      </div>
    </section>
  ));
}

/** A separate component, so that each state has its own hooks. */
function State({ stories, name }: { stories: Stories; name: string }) {
  const t = useText('gallery');
  return stories.states[name]?.(t);
}

function OneState({ query }: { query: Query }) {
  return (
    <main>
      {partsOf(query).map((stories) => (
        <State key={stories.title} stories={stories} name={query.state} />
      ))}
    </main>
  );
}

function AllSkins({ query }: { query: Query }) {
  return (
    <div className={styles['skins']}>
      {SCHEMES.flatMap((scheme) =>
        SKINS.map((skin) => (
          <object
            key={scheme + skin}
            className={styles['column']}
            aria-label={`${skin} ${scheme}`}
            data={addressOf(query, { skin, scheme, view: 'bare' })}
          />
        )),
      )}
    </div>
  );
}
