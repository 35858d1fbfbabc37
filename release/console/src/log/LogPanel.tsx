import { useText } from '@resort/shared/i18n';
import { Button, Notice } from '@resort/shared/ui';
import { useLazyVerificationQuery, useLogQuery } from '../api/registry.ts';
import { Panel } from '../parts/Panel.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { Table, WordsCell } from '../parts/Table.tsx';
import { When } from '../parts/When.tsx';
import styles from './log.module.css';

/** Of what a line is about; the command line has all of it. */
const SHOWN_SUBJECTS = 4;

/** Who did what and why, the newest first, and whether all of it is as it was signed. */
export function LogPanel() {
  const t = useText('console');
  const { data: entries = [], error } = useLogQuery();
  return (
    <Panel title={t('log.title')}>
      <Verification />
      {error ? <ProblemNotice problem={error} /> : null}
      <div className={styles['long']}>
        <Table label={t('log.title')}>
          <thead>
            <tr>
              <th scope="col">{t('log.line')}</th>
              <th scope="col">{t('log.at')}</th>
              <th scope="col">{t('log.by')}</th>
              <th scope="col">{t('log.did')}</th>
              <th scope="col">{t('log.what')}</th>
              <th scope="col">{t('log.why')}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ sequence, at, by, verb, channel, subjects, reason }) => (
              <tr key={sequence}>
                <th scope="row">{sequence}</th>
                <td>
                  <When at={at} />
                </td>
                <td>{by}</td>
                <td>{channel === undefined ? verb : `${verb} · ${channel}`}</td>
                <WordsCell>{shortened(subjects)}</WordsCell>
                <WordsCell>{reason}</WordsCell>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </Panel>
  );
}

function shortened(subjects: readonly string[]): string {
  const more = subjects.length - SHOWN_SUBJECTS;
  return [...subjects.slice(0, SHOWN_SUBJECTS), ...(more > 0 ? [`+${more}`] : [])].join(', ');
}

function Verification() {
  const t = useText('console');
  const [verify, { data, error, isFetching }] = useLazyVerificationQuery();
  return (
    <>
      <div>
        <Button look="quiet" busy={isFetching} onClick={() => void verify()}>
          {t('log.verify')}
        </Button>
      </div>
      {error ? <ProblemNotice problem={error} /> : null}
      {data === undefined ? null : (
        <Notice tone={data.exitCode === 0 ? 'success' : 'danger'}>
          <span className={styles['lines']}>{data.text}</span>
        </Notice>
      )}
    </>
  );
}
