export * from './cards.calls.ts';
export * from './devices.calls.ts';
export * from './member-code.calls.ts';
export * from './overview.calls.ts';
export * from './profile.calls.ts';
export * from './rebinding.calls.ts';
