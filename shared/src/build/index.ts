export { liveRemoteConfig, remoteConfig } from './remote-config.ts';
export { developmentShell, shellConfig } from './shell-config.ts';
