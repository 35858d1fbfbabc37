import type { Language } from '@resort/shared/contract';

interface DevChatTexts {
  readonly title: string;
  /** `{name}`: the member's */
  readonly greeting: string;
  readonly answer: string;
  readonly say: string;
  readonly send: string;
}

/** The page that replaces the live chat in development. */
export const DEV_CHAT_TEXTS: Readonly<Record<Language, DevChatTexts>> = {
  en: {
    title: 'Live chat',
    greeting: 'Good day, {name}. How may we help you?',
    answer: 'Thank you. A colleague will be with you in a moment.',
    say: 'Your message',
    send: 'Send',
  },
  tc: {
    title: '即時對話',
    greeting: '{name}，您好。請問有甚麼可以協助您？',
    answer: '謝謝您，同事稍後將為您服務。',
    say: '您的訊息',
    send: '發送',
  },
  sc: {
    title: '在线客服',
    greeting: '{name}，您好。请问有什么可以帮您？',
    answer: '谢谢您，同事稍后将为您服务。',
    say: '您的消息',
    send: '发送',
  },
  kr: {
    title: '실시간 채팅 상담',
    greeting: '{name} 님, 안녕하세요. 무엇을 도와드릴까요?',
    answer: '감사합니다. 잠시 후 담당자가 도와드리겠습니다.',
    say: '메시지',
    send: '보내기',
  },
  jp: {
    title: 'ライブチャット',
    greeting: '{name} 様、こんにちは。どのようなご用件でしょうか？',
    answer: 'ありがとうございます。まもなく担当者がお答えいたします。',
    say: 'メッセージ',
    send: '送る',
  },
};
