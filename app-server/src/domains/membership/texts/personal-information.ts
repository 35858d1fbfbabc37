import type { PersonalField } from '@resort/mf-membership/contract';
import type { Language } from '@resort/shared/contract';

interface FieldContent extends Pick<PersonalField, 'field' | 'group' | 'required' | 'editable' | 'type'> {
  names: Record<Language, string>;
}

/** What a profile holds, in its order; what may not be edited at once has a way of its own, or our desk. */
export const PERSONAL_INFORMATION: readonly FieldContent[] = [
  {
    field: 'title',
    group: 'personal',
    required: true,
    editable: true,
    type: 'select',
    names: { en: 'Title', tc: '稱謂', sc: '称谓', kr: '호칭', jp: '敬称' },
  },
  {
    field: 'firstName',
    group: 'personal',
    required: true,
    editable: false,
    type: 'text',
    names: { en: 'Given name', tc: '名（英文）', sc: '名（英文）', kr: '이름 (영문)', jp: '名（英字）' },
  },
  {
    field: 'lastName',
    group: 'personal',
    required: true,
    editable: false,
    type: 'text',
    names: { en: 'Family name', tc: '姓（英文）', sc: '姓（英文）', kr: '성 (영문)', jp: '姓（英字）' },
  },
  {
    field: 'chineseName',
    group: 'personal',
    required: false,
    editable: true,
    type: 'text',
    names: {
      en: 'Name in Chinese characters',
      tc: '中文姓名',
      sc: '中文姓名',
      kr: '한자 이름',
      jp: '漢字氏名',
    },
  },
  {
    field: 'dateOfBirth',
    group: 'personal',
    required: true,
    editable: false,
    type: 'date',
    names: { en: 'Date of birth', tc: '出生日期', sc: '出生日期', kr: '생년월일', jp: '生年月日' },
  },
  {
    field: 'phone',
    group: 'contact',
    required: true,
    editable: false,
    type: 'phone',
    names: { en: 'Mobile number', tc: '手提電話', sc: '手机号码', kr: '휴대전화 번호', jp: '携帯電話番号' },
  },
  {
    field: 'email',
    group: 'contact',
    required: false,
    editable: false,
    type: 'email',
    names: { en: 'Email', tc: '電郵', sc: '电子邮箱', kr: '이메일', jp: 'メールアドレス' },
  },
  {
    field: 'countryCode',
    group: 'residence',
    required: true,
    editable: true,
    type: 'select',
    names: {
      en: 'Country or region',
      tc: '國家或地區',
      sc: '国家或地区',
      kr: '국가 또는 지역',
      jp: '国・地域',
    },
  },
  {
    field: 'cityCode',
    group: 'residence',
    required: false,
    editable: true,
    type: 'select',
    names: {
      en: 'City or district',
      tc: '城市或地區',
      sc: '城市或地区',
      kr: '도시 또는 지구',
      jp: '市・地区',
    },
  },
];
