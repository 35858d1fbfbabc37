import { useText } from '@resort/shared/i18n';
import { evidenceText, shareText, type CoursePoint, type UnitFailures } from '@resort/release/client';
import { Table } from '../parts/Table.tsx';
import { When } from '../parts/When.tsx';
import styles from './health.module.css';

/** `toReversed` is younger than some of the browsers that the product is built for. */
const newestFirst = (course: readonly CoursePoint[]) =>
  course.map((_, index) => course[course.length - 1 - index]).filter((point) => point !== undefined);

/**
 * The data of the plots as a table, newest first, for people who cannot see the plots or want the numbers.
 */
export function CourseTable({ failures: { course, needed } }: { failures: UnitFailures }) {
  const t = useText('console');
  if (course.length === 0) return <p className={styles['muted']}>{t('health.silent')}</p>;
  return (
    <details>
      <summary className={styles['summary']}>{t('health.numbers')}</summary>
      <Table label={t('health.numbers')}>
        <thead>
          <tr>
            <th scope="col">{t('health.until')}</th>
            <th scope="col">{t('health.candidate')}</th>
            <th scope="col">{t('health.baseline')}</th>
            <th scope="col">{t('health.evidence')}</th>
          </tr>
        </thead>
        <tbody>
          {newestFirst(course).map(({ at, candidate, baseline, evidence }) => (
            <tr key={at}>
              <th scope="row">
                <When at={at} />
              </th>
              <td>{shareText(candidate)}</td>
              <td>{shareText(baseline)}</td>
              <td>{t('health.of', { evidence: evidenceText(evidence), needed: evidenceText(needed) })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
