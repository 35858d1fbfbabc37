import { five } from '../../../locales/five.ts';
import type { LetterTexts } from '../../../core/announcements/letters.ts';
import type { Texts } from '../../../locales/texts.ts';

/** To a number that a ticket was given to, whether or not it is a member's. `{what}` the event, `{when}`, `{until}` in the language's own way. */
export const GIFT_MESSAGE: Texts = five(
  'The Resort: {giver} has sent you a ticket: {what}, {when}. Sign in with this number and accept it under My tickets by {until}.',
  '度假村集團：{giver}送您一張門票：{what}，{when}。請以此手機號碼登入，並於 {until} 前在「我的門票」領取。',
  '【度假村集团】{giver}送您一张门票：{what}，{when}。请用此手机号码登录，并在 {until} 前到“我的门票”领取。',
  '[더 리조트] {giver} 님이 티켓을 선물하셨습니다. {what}, {when}. 이 번호로 로그인하신 뒤 {until}까지 ‘내 티켓’에서 받아 주세요.',
  '【ザ・リゾート】{giver} 様からチケットが届いています。{what}、{when}。この番号でサインインのうえ、{until} までに「マイチケット」でお受け取りください。',
);

const SEE_TICKETS = five(
  'View my tickets',
  '查看我的門票',
  '查看我的门票',
  '내 티켓 보기',
  'マイチケットを見る',
);
const SEE_ORDER = five('View order', '查看訂單', '查看订单', '주문 보기', 'ご注文を見る');

/** About a ticket that was given away; `{giver}` in short, `{to}` the receiver's number, masked. */
export const GIFT_LETTERS: Readonly<Record<'GIVEN' | 'ACCEPTED' | 'LAPSED', LetterTexts>> = {
  GIVEN: {
    title: five(
      '{giver} has sent you a ticket',
      '{giver}送您一張門票',
      '{giver}送您一张门票',
      '{giver} 님의 티켓 선물',
      '{giver} 様からチケットのお届けです',
    ),
    summary: five('{what}, {when}', '{what}，{when}', '{what}，{when}', '{what}, {when}', '{what}、{when}'),
    page: five(
      '{giver} has sent you a ticket: {what}, {when}.\n\nPlease accept it under My tickets by {until}; otherwise it will be returned to the sender. If name registration is required, add your details after accepting.\n\nWe look forward to welcoming you.',
      '{giver}送您一張門票：{what}，{when}。\n\n請於 {until} 前在「我的門票」領取，逾期門票將退回贈送人。如屬實名入場，領取後請填寫您的入場資料。\n\n期待您的光臨。',
      '{giver}送您一张门票：{what}，{when}。\n\n请在 {until} 前到“我的门票”领取，逾期门票将退回赠送人。如需实名入场，领取后请填写您的入场信息。\n\n期待您的光临。',
      '{giver} 님이 티켓을 선물하셨습니다. {what}, {when}.\n\n{until}까지 ‘내 티켓’에서 받아 주세요. 기한이 지나면 보내신 분께 돌아갑니다. 실명 등록이 필요한 경우 받으신 뒤 입장객 정보를 등록해 주세요.\n\n곧 뵙겠습니다.',
      '{giver} 様からチケットが届いています。{what}、{when}。\n\n{until} までに「マイチケット」でお受け取りください。期限を過ぎますと、贈り主様に戻ります。ご来場者の登録が必要な公演では、お受け取りの後にご登録をお願いいたします。\n\nお越しを心よりお待ちしております。',
    ),
    button: SEE_TICKETS,
  },
  ACCEPTED: {
    title: five(
      'Your ticket gift was accepted',
      '您轉贈的門票已獲領取',
      '您转赠的门票已被领取',
      '선물하신 티켓이 전달되었습니다',
      'お贈りになったチケットが受け取られました',
    ),
    summary: five('{what}, {when}', '{what}，{when}', '{what}，{when}', '{what}, {when}', '{what}、{when}'),
    page: five(
      '{to} has accepted your ticket: {what}, {when}.\n\nThe ticket now belongs to them, and your code is no longer valid.',
      '{to} 已領取您轉贈的門票：{what}，{when}。\n\n門票現已屬對方所有，您原有的入場碼不再有效。',
      '{to} 已领取您转赠的门票：{what}，{when}。\n\n门票现已归对方所有，您原有的入场码不再有效。',
      '{to} 번호의 고객님이 티켓을 받으셨습니다. {what}, {when}.\n\n이제 티켓은 받으신 분께 있으며, 회원님의 기존 코드로는 입장하실 수 없습니다.',
      '{to} のお客様が、お贈りになったチケットをお受け取りになりました。{what}、{when}。\n\n以後、お手元のコードではご入場いただけません。',
    ),
    button: SEE_ORDER,
  },
  LAPSED: {
    title: five(
      'Your ticket has been returned to you',
      '您轉贈的門票已退回',
      '您转赠的门票已退回',
      '선물하신 티켓이 돌아왔습니다',
      'お贈りになったチケットがお手元に戻りました',
    ),
    summary: five('{what}, {when}', '{what}，{when}', '{what}，{when}', '{what}, {when}', '{what}、{when}'),
    page: five(
      '{to} did not accept your ticket in time: {what}, {when}.\n\nThe ticket is back in your account. You may use it yourself or send it to someone else.',
      '{to} 未於限期內領取您轉贈的門票：{what}，{when}。\n\n門票已退回給您，您可自行使用或再次轉贈。',
      '{to} 未在期限内领取您转赠的门票：{what}，{when}。\n\n门票已退回给您，您可以自行使用或再次转赠。',
      '{to} 번호의 고객님이 기한 내에 티켓을 받지 않으셨습니다. {what}, {when}.\n\n티켓은 회원님께 돌아왔습니다. 직접 사용하시거나 다시 선물하실 수 있습니다.',
      '{to} のお客様のお受け取りがないまま、期限が過ぎました。{what}、{when}。\n\nチケットはお手元に戻りました。ご自身でのご利用も、改めて贈ることもできます。',
    ),
    button: SEE_ORDER,
  },
};
