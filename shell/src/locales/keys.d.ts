// Made by `npm run text-keys` from en.json.
import '@resort/shared/i18n';

declare module '@resort/shared/i18n' {
  interface TextKeys {
    shell: {
      brand: never;
      'tabs.label': never;
      'tabs.home': never;
      'tabs.book': never;
      'tabs.card': never;
      'tabs.rewards': never;
      'tabs.me': never;
      skipToContent: never;
      'settings.open': never;
      'settings.title': never;
      'settings.language': never;
      'settings.skin': never;
      'settings.scheme': never;
      'settings.close': never;
      'skins.sjm': never;
      'skins.glp': never;
      'skins.tkl': never;
      'skins.pvm': never;
      'skins.gl': never;
      'schemes.system': never;
      'schemes.light': never;
      'schemes.dark': never;
      'reminder.title': never;
      'reminder.confirm': never;
      'reminder.failed': never;
      'reminder.network': never;
      'reminder.timeout': never;
      'reminder.status': never;
      'notFound.title': never;
      'notFound.help': never;
      'notFound.home': never;
      'crashed.title': never;
      'crashed.help': never;
      'crashed.reload': never;
      'remoteFailed.title': never;
      'remoteFailed.help': never;
      'remoteFailed.broke': never;
      'remoteFailed.reference': 'reference';
      'remoteFailed.retry': never;
      offline: never;
      'preview.until': 'time' | 'units';
      'preview.over': never;
      'preview.end': never;
      'hold.label': never;
      'hold.text': never;
      'hold.pay': never;
      'hold.order': never;
      'newVersion.text': never;
      'newVersion.reload': never;
      'newVersion.later': never;
      'header.notifications': never;
      'header.unread': 'count';
      'header.cart': never;
      'header.inCart': 'count';
      'till.title': never;
      'till.text': 'place';
      'till.voucher': 'place';
      'till.left': never;
      'till.confirm': never;
      'till.decline': never;
      'till.done': never;
    };
  }
}
