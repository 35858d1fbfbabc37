import { five } from '../../../src/locales/five.ts';
import type { PageExtras } from '../../../src/schema/domains/page-extras.ts';
import type { Story } from '../story.ts';

export const TRAFFIC_PAGE: Story & { readonly extras: PageExtras } = {
  code: 'city-traffic',
  topic: 'TRAFFIC',
  pictures: ['harbour'],
  words: {
    en: [
      'Arriving and getting around',
      'By sea, bridge or air, you are never far from your room.',
      'Macau covers just thirty-three square kilometres, and most of what you came for is within walking distance. For everything else, there are our shuttles, metered taxis and a light rail that never meets a traffic light.',
      '## Before you set out',
      '- Keep the Chinese address of your hotel at hand. It is printed on your key card.',
      '- Buses do not give change. A Macau Pass can be used on buses, the light rail and in most cafés.',
      '- On race weekends in November, some streets by the harbour are closed. Our concierge will suggest another route.',
    ],
    tc: [
      '抵達與出行',
      '無論乘船、過橋或坐飛機，酒店總在不遠處。',
      '澳門面積僅三十三平方公里，心儀之處大多步行可達。其餘路程，有酒店穿梭巴士、按錶收費的的士，以及從不遇上紅燈的輕軌。',
      '## 出發前',
      '- 隨身備好酒店的中文地址，房卡上已印有。',
      '- 巴士不設找贖；澳門通可用於巴士、輕軌及多數咖啡店。',
      '- 十一月賽車週末，海旁部分街道封閉，禮賓部可代為安排路線。',
    ],
    sc: [
      '抵达与出行',
      '无论坐船、过桥或乘飞机，酒店总在不远处。',
      '澳门面积仅三十三平方公里，心仪之处大多步行可达。其余路程，有酒店穿梭巴士、按表收费的出租车，以及从不遇上红灯的轻轨。',
      '## 出发前',
      '- 随身备好酒店的中文地址，房卡上已印有。',
      '- 公交车不找零；澳门通可用于公交、轻轨及多数咖啡店。',
      '- 十一月赛车周末，海旁部分街道封闭，礼宾部可代为安排路线。',
    ],
    kr: [
      '도착과 이동',
      '배로, 다리로, 비행기로. 어디로 오셔도 호텔은 멀지 않습니다.',
      '마카오는 33제곱킬로미터 남짓한 도시라 가고 싶은 곳은 대부분 걸어서 닿습니다. 그 밖에는 호텔 셔틀과 미터 택시, 신호등을 만나지 않는 경전철이 있습니다.',
      '## 나서기 전에',
      '- 호텔의 중국어 주소를 지니세요. 객실 카드에 적혀 있습니다.',
      '- 버스는 거스름돈이 없습니다. 마카오 패스는 버스와 경전철, 대부분의 카페에서 쓸 수 있습니다.',
      '- 11월 자동차 경주 주말에는 항구 쪽 일부 도로가 통제됩니다. 컨시어지가 우회로를 안내해 드립니다.',
    ],
    jp: [
      '到着と移動',
      '船でも、橋でも、空からでも。ホテルはいつもすぐそこに。',
      'マカオの広さは33平方キロほど。訪れたい場所の多くは歩いて行けます。そのほかは、ホテルのシャトルとメーター制のタクシー、信号に出会わないLRTが便利です。',
      '## お出かけの前に',
      '- ホテルの漢字の住所をお持ちください。カードキーに記してあります。',
      '- バスはおつりが出ません。マカオパスは、バス、LRT、多くのカフェで使えます。',
      '- 11月のレースの週末は、港側の一部の道が通行止めになります。迂回路はコンシェルジュにおたずねください。',
    ],
  },
  extras: {
    facts: [
      {
        name: five('From Hong Kong by ferry', '由香港乘船', '由香港坐船', '홍콩에서 페리', '香港から船で'),
        value: five('about 60 minutes', '約 60 分鐘', '约 60 分钟', '약 60분', '約60分'),
      },
      {
        name: five(
          'From Hong Kong by bridge',
          '由香港經大橋',
          '由香港经大桥',
          '홍콩에서 대교',
          '香港から橋で',
        ),
        value: five('about 45 minutes', '約 45 分鐘', '约 45 分钟', '약 45분', '約45分'),
      },
      {
        name: five('Airport to Cotai', '機場至路氹', '机场至路氹', '공항에서 코타이', '空港からコタイ'),
        value: five('about 10 minutes', '約 10 分鐘', '约 10 分钟', '약 10분', '約10分'),
      },
      {
        name: five('Peninsula to Cotai', '半島至路氹', '半岛至路氹', '반도에서 코타이', '半島からコタイ'),
        value: five('about 20 minutes', '約 20 分鐘', '约 20 分钟', '약 20분', '約20分'),
      },
    ],
  },
};
