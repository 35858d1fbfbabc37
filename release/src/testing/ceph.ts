import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAMS = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** A local store with the S3 API. */
export interface CephStore {
  /** `http://127.0.0.1:…` */
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  stop(): Promise<void>;
}

/** Whether Ceph is installed (Debian: `apt-get install ceph-mon ceph-osd radosgw`). */
export function isCephHere(): boolean {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return PROGRAMS.every((program) => folders.some((folder) => existsSync(join(folder, program))));
}

/**
 * Starts Ceph's object gateway with one monitor and one in-memory storage daemon, in a temporary folder and
 * on free ports. It is the smallest store that honours conditional writes and rejects wrong secrets.
 */
export async function startCeph(): Promise<CephStore> {
  const folder = await mkdtemp(join(tmpdir(), 'ceph-'));
  const [monitorPort, gatewayPort] = await freePorts();
  const conf = join(folder, 'ceph.conf');
  const fsid = randomUUID();
  await writeFile(conf, configuration({ folder, fsid, monitorPort, gatewayPort }));
  for (const data of ['mon', 'osd']) await mkdir(join(folder, data));
  const daemons: ChildProcess[] = [];
  const start = (program: string, ...args: string[]) =>
    void daemons.push(spawn(program, ['-c', conf, '-f', ...args], { stdio: 'ignore' }));
  const stop = async () => {
    for (const daemon of daemons) daemon.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const map = join(folder, 'monmap');
    const address = `v2:127.0.0.1:${monitorPort}`;
    await run('monmaptool', ['--create', '--fsid', fsid, '--addv', 'a', `[${address}]`, map]);
    await makeKeys(folder);
    await run('ceph-mon', ['-c', conf, '--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring(folder)]);
    start('ceph-mon', '-i', 'a');
    const osd = randomUUID();
    await run('ceph', ['-c', conf, '--connect-timeout', '60', 'osd', 'new', osd]);
    await run('ceph-osd', ['-c', conf, '-i', '0', '--mkfs', '--osd-uuid', osd]);
    start('ceph-osd', '-i', '0');
    const [accessKeyId, secretAccessKey] = [randomBytes(10).toString('hex'), randomBytes(20).toString('hex')];
    const secrets = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
    const user = ['user', 'create', '--uid', 'registry', '--display-name', 'registry', ...secrets];
    await run('radosgw-admin', ['-c', conf, ...user], { timeout: 120_000 });
    start('radosgw', '-n', 'client.admin');
    const endpoint = `http://127.0.0.1:${gatewayPort}`;
    await answering(endpoint);
    return { endpoint, accessKeyId, secretAccessKey, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Makes a bucket, and returns the environment of a registry in it. */
export async function makeBucket(store: CephStore, bucket: string): Promise<Record<string, string>> {
  const { endpoint, accessKeyId, secretAccessKey } = store;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    RELEASE_STORE: `s3://${bucket}/members`,
    RELEASE_S3_ENDPOINT: endpoint,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  };
}

const keyring = (folder: string) => join(folder, 'keyring');

/** The gateway does not start without authentication keys. */
async function makeKeys(folder: string): Promise<void> {
  const file = keyring(folder);
  await run('ceph-authtool', [
    file,
    '--create-keyring',
    '--gen-key',
    '-n',
    'mon.',
    '--cap',
    'mon',
    'allow *',
  ]);
  const all = ['mon', 'osd', 'mgr'].flatMap((what) => ['--cap', what, 'allow *']);
  for (const name of ['client.admin', 'osd.0'])
    await run('ceph-authtool', [file, '--gen-key', '-n', name, ...all]);
}

function configuration(of: {
  folder: string;
  fsid: string;
  monitorPort: number;
  gatewayPort: number;
}): string {
  const { folder, fsid, monitorPort, gatewayPort } = of;
  return `[global]
fsid = ${fsid}
mon host = [v2:127.0.0.1:${monitorPort}]
public addr = 127.0.0.1
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
keyring = ${keyring(folder)}
run dir = ${folder}
admin socket = ${folder}/$name.$pid.asok
log file = ${folder}/$name.log
mon cluster log file = ${folder}/cluster.log
pid file = ${folder}/$name.pid
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd crush chooseleaf type = 0
mon allow pool size one = true
[mon]
mon data = ${folder}/mon
mon data avail crit = 1
[osd]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 536870912
[client]
rgw frontends = beast endpoint=127.0.0.1:${gatewayPort}
`;
}

async function answering(endpoint: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await fetch(endpoint).catch(() => null)) return;
    await sleep(200);
  }
  throw new Error(`Ceph's gateway does not answer at ${endpoint}.`);
}

async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()];
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return [ports[0] ?? 0, ports[1] ?? 0];
}
