import type { DocType } from '@resort/mf-ticketing/contract';
import { five } from '../../../locales/five.ts';
import type { Texts } from '../../../locales/texts.ts';

/** What each document is called by those who carry it. */
export const DOC_TYPE_NAMES: Readonly<Record<DocType, Texts>> = {
  CN_ID: five(
    'Mainland China Resident Identity Card',
    '內地居民身份證',
    '居民身份证',
    '중국 본토 신분증',
    '中国本土の居民身分証',
  ),
  EEP: five(
    'Exit-Entry Permit for Travelling to and from Hong Kong and Macau',
    '往來港澳通行證',
    '往来港澳通行证',
    '홍콩·마카오 왕래 통행증',
    '香港・マカオ往来通行証',
  ),
  HRP: five(
    'Mainland Travel Permit for Hong Kong and Macau Residents (Home Return Permit)',
    '港澳居民來往內地通行證（回鄉證）',
    '港澳居民来往内地通行证（回乡证）',
    '홍콩·마카오 주민 본토 통행증',
    '香港・マカオ住民用の本土通行証（回郷証）',
  ),
  TWP: five(
    'Mainland Travel Permit for Taiwan Residents',
    '台灣居民來往大陸通行證（台胞證）',
    '台湾居民来往大陆通行证（台胞证）',
    '대만 주민 본토 통행증',
    '台湾住民用の本土通行証（台胞証）',
  ),
  HKID: five('Hong Kong ID card', '香港身份證', '香港身份证', '홍콩 신분증', '香港IDカード'),
  MO_BIR: five(
    'Macau resident ID card',
    '澳門居民身份證',
    '澳门居民身份证',
    '마카오 주민 신분증',
    'マカオ居民身分証',
  ),
  PASSPORT: five('Passport', '護照', '护照', '여권', 'パスポート'),
  OTHER: five(
    'Another official document',
    '其他官方證件',
    '其他官方证件',
    '기타 공식 신분증',
    'その他の公的身分証',
  ),
};

/** What a visitor's document is kept for. Another text is another version: it is agreed to anew. */
export const REAL_NAME_NOTICE: { readonly version: string; readonly text: Texts } = {
  version: '2026-11',
  text: five(
    'Some shows and attractions require name registration. We store the names and ID details you save here for future bookings and check them at the entrance.\n\nThe ID number is encrypted as soon as we receive it and is never shown in full again, to you or to our staff. We do not share it with anyone unless required by law.\n\nYou may remove a guest at any time; the ID number is then permanently deleted. If the guest is registered on an upcoming ticket, the details are kept until after the visit.\n\nPlease obtain consent before saving another person’s details; for a child, consent is given by a parent or guardian.',
    '部分演出及景點採用實名入場。您在此儲存的姓名及證件資料，可供日後預訂時直接選用，並於入場時核對。\n\n證件號碼送達後即時加密，不論對您或我們的職員，均不會再完整顯示。除法律規定外，我們不會向任何其他人提供。\n\n您可隨時移除入場人士，證件號碼將隨即刪除。如該人士仍持有未使用的門票，資料將保留至行程結束。\n\n儲存他人資料前，請先取得其同意；兒童的資料須由父母或監護人決定。',
    '部分演出及景点采用实名入场。您在此保存的姓名及证件信息，可供日后预订时直接选用，并在入场时核对。\n\n证件号码提交后立即加密，无论对您还是我们的工作人员，都不会再完整显示。除法律规定外，我们不会向任何其他人提供。\n\n您可以随时移除入场人，证件号码将随即删除。如该入场人仍持有未使用的门票，信息将保留至行程结束。\n\n保存他人信息前，请先征得其同意；儿童的信息须由父母或监护人决定。',
    '일부 공연과 어트랙션은 실명 등록을 하셔야 입장하실 수 있습니다. 여기에 저장하신 이름과 신분증은 다음 예약 때 다시 입력하지 않으셔도 되며, 입장하실 때 확인하는 데 사용합니다.\n\n신분증 번호는 접수 즉시 암호화되어 회원님께도 직원에게도 전체가 다시 표시되지 않습니다. 법률에 따른 경우를 제외하고 다른 누구에게도 제공하지 않습니다.\n\n입장객은 언제든 삭제하실 수 있으며 번호도 함께 지워집니다. 아직 사용하지 않은 티켓에 등록된 경우에는 관람이 끝날 때까지 보관합니다.\n\n다른 분의 정보를 저장하실 때는 먼저 동의를 받아 주세요. 어린이의 정보는 부모님이나 보호자께서 결정해 주시기 바랍니다.',
    '公演やアトラクションによっては、ご本人様確認のうえご入場いただきます。こちらにご登録いただいたお名前と身分証は、次回のご予約で再度ご入力いただく手間を省き、ご入場時の照合に使用いたします。\n\n身分証の番号は受け取り次第暗号化し、お客様にもスタッフにも、全体を再び表示することはございません。法令に基づく場合を除き、第三者に提供することもございません。\n\n登録はいつでも削除でき、番号も同時に消去いたします。ご利用前のチケットに登録されている場合は、ご来場が終わるまで保管いたします。\n\nほかの方の情報をご登録の際は、あらかじめご本人の同意をお取りください。お子様については、保護者の方がご判断ください。',
  ),
};
