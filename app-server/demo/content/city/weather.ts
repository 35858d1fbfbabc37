import { five } from '../../../src/locales/five.ts';
import type { PageExtras } from '../../../src/schema/domains/page-extras.ts';
import type { Story } from '../story.ts';
import type { Texts } from '../../../src/locales/texts.ts';

const season = (name: Texts, warm: string, rain: number) => ({
  name,
  value: five(
    `${warm} °C, rain on ${rain} days a month`,
    `${warm} °C，每月約 ${rain} 日有雨`,
    `${warm} °C，每月约 ${rain} 日有雨`,
    `${warm} °C, 한 달에 비 오는 날 ${rain}일`,
    `${warm} °C、雨の日は月に${rain}日`,
  ),
});

export const WEATHER_PAGE: Story & { readonly extras: PageExtras } = {
  code: 'city-weather',
  topic: 'WEATHER',
  pictures: ['umbrella'],
  words: {
    en: [
      'Weather through the year',
      'Autumn is the favourite of those who live here. Each season has its own clothes, and its own soup.',
      'From October to December the air is dry, the sky is high and the evenings are made for terraces. Spring arrives with mist; walls grow damp and camellias thrive. Summer is warm, with short, loud showers: an umbrella serves better than a raincoat.',
      '## When a typhoon comes near',
      '- Signal 3: outdoor pools close; all other services continue.',
      '- Signal 8: buses and ferries stop and bridges close. Please stay indoors; we will bring dinner to you.',
      '- We notify all guests before each change, and waive charges for nights you cannot reach us.',
    ],
    tc: [
      '四季天氣',
      '本地人最愛秋天。每個季節都有它的衣裳，也有它的湯水。',
      '十月至十二月天高氣爽，傍晚最宜坐在露台。春天帶着薄霧而來，牆身潮潤，山茶花開得最好。夏日溫暖，驟雨來得快也去得快，雨傘比雨衣實用。',
      '## 颱風接近時',
      '- 三號風球：室外泳池關閉，其餘服務照常。',
      '- 八號風球：巴士、渡輪及大橋停運。請留在室內，我們把晚餐送到您面前。',
      '- 每次改掛風球前，我們都會通知所有住客；無法抵達的房晚，一概不收費。',
    ],
    sc: [
      '四季天气',
      '本地人最爱秋天。每个季节都有它的衣裳，也有它的汤水。',
      '十月至十二月天高气爽，傍晚最宜坐在露台。春天带着薄雾而来，墙面潮润，山茶花开得最好。夏日温暖，骤雨来得快也去得快，雨伞比雨衣实用。',
      '## 台风接近时',
      '- 三号风球：室外泳池关闭，其余服务照常。',
      '- 八号台风信号（八号风球）：公交、渡轮及大桥停运。请留在室内，我们把晚餐送到您面前。',
      '- 每次改挂风球前，我们都会通知所有住客；无法抵达的房晚，一概不收费。',
    ],
    kr: [
      '사계절의 날씨',
      '이곳 사람들이 가장 아끼는 계절은 가을입니다. 계절마다 입을 옷이 있고, 마실 국물이 있습니다.',
      '10월부터 12월은 공기가 마르고 하늘이 높아 저녁 테라스가 제격입니다. 봄은 안개와 함께 와서 벽이 촉촉해지고 동백이 잘 핍니다. 여름은 따뜻하고 짧고 굵은 비가 잦아 우비보다 우산이 낫습니다.',
      '## 태풍이 다가올 때',
      '- 3호 신호: 야외 수영장만 닫고 나머지는 그대로 운영합니다.',
      '- 8호 신호: 버스와 페리, 다리가 멈춥니다. 실내에 머물러 주세요. 저녁은 저희가 가져다드립니다.',
      '- 신호가 바뀌기 전 모든 투숙객께 알려 드리며, 오실 수 없는 밤의 요금은 받지 않습니다.',
    ],
    jp: [
      '一年の天気',
      '土地の人にいちばん愛されているのは秋。季節ごとに装いがあり、スープがあります。',
      '10月から12月は空気が乾き、空が高く、夕べのテラスが心地よい季節。春は霧とともに訪れ、壁がしっとりと濡れ、椿がよく咲きます。夏は暖かく、短く激しい雨が降りますので、レインコートより傘が役立ちます。',
      '## 台風が近づいたら',
      '- シグナル3：屋外プールのみ休業し、ほかは通常どおりです。',
      '- シグナル8：バス、フェリー、橋が止まります。屋内でお過ごしください。夕食をお届けします。',
      '- シグナルが変わる前に、ご宿泊のすべてのお客様へお知らせします。お越しになれない夜の料金は頂戴いたしません。',
    ],
  },
  extras: {
    facts: [
      season(five('March to May', '三月至五月', '三月至五月', '3월~5월', '3月～5月'), '18–26', 13),
      season(five('June to September', '六月至九月', '六月至九月', '6월~9월', '6月～9月'), '26–32', 17),
      season(
        five('October and November', '十月及十一月', '十月及十一月', '10월·11월', '10月・11月'),
        '20–27',
        6,
      ),
      season(
        five('December to February', '十二月至二月', '十二月至二月', '12월~2월', '12月～2月'),
        '13–19',
        6,
      ),
    ],
  },
};
