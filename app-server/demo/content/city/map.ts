import { five } from '../../../src/locales/five.ts';
import type { PageExtras } from '../../../src/schema/domains/page-extras.ts';
import type { Story } from '../story.ts';

export const MAP_PAGE: Story & { readonly extras: PageExtras } = {
  code: 'city-map',
  topic: 'MAP',
  pictures: ['skyline'],
  words: {
    en: [
      'Places worth finding',
      'Six addresses for a first visit, each with something to eat nearby.',
      'Start on the peninsula while the morning is cool, cross to Taipa for lunch, and keep Coloane for the hour before sunset. Tap a place to open it in Maps, and show the Chinese address to your driver.',
      'If you have only one afternoon, take the hill: the city is small enough to be understood from above.',
    ],
    tc: [
      '值得尋訪的地方',
      '初訪必到的六個地點，每處附近都有好味道。',
      '趁早上清涼先遊半島，午間到氹仔用膳，把路環留給日落前的一小時。按下地點即可於您的地圖開啟，中文地址可直接給司機看。',
      '若只有一個下午，上山吧：這座城市小巧得可以一眼看懂。',
    ],
    sc: [
      '值得寻访的地方',
      '初访必到的六个地点，每处附近都有好味道。',
      '趁早上清凉先游半岛，中午到氹仔用餐，把路环留给日落前的一小时。点击地点即可在您的地图打开，中文地址可直接给司机看。',
      '若只有一个下午，上山吧：这座城市小巧得可以一眼看懂。',
    ],
    kr: [
      '찾아가 볼 만한 곳',
      '처음 오신 분을 위한 여섯 곳. 가까이에 꼭 먹을거리가 있습니다.',
      '선선한 아침에 반도를 둘러보고, 점심은 타이파에서, 해 지기 전 한 시간은 콜로안에 남겨 두세요. 장소를 누르면 지도에서 열립니다. 중국어 주소는 기사님께 보여 주세요.',
      '오후 한나절뿐이라면 언덕에 오르세요. 위에서 내려다보면 한눈에 들어오는 도시입니다.',
    ],
    jp: [
      '訪ねてみたい場所',
      'はじめての方におすすめの6か所。どこもすぐそばに、おいしいものがあります。',
      '涼しい朝のうちに半島を歩き、昼はタイパで、日没前の一時間はコロアンに。場所を選ぶとお使いの地図で開きます。漢字の住所は運転手にお見せください。',
      '半日しかないなら、丘へ。上から眺めればひと目でわかるほどの、小さな街です。',
    ],
  },
  extras: {
    places: [
      {
        name: five('Ruins of St Paul’s', '大三巴牌坊', '大三巴牌坊', '성 바울 성당 유적', '聖ポール天主堂跡'),
        address: five('炮台山下', '炮台山下', '炮台山下', '炮台山下', '炮台山下'),
        latitude: 22.1976,
        longitude: 113.5408,
      },
      {
        name: five('Senado Square', '議事亭前地', '议事亭前地', '세나도 광장', 'セナド広場'),
        address: five('議事亭前地', '議事亭前地', '議事亭前地', '議事亭前地', '議事亭前地'),
        latitude: 22.1936,
        longitude: 113.5397,
      },
      {
        name: five('Guia Lighthouse', '東望洋燈塔', '东望洋灯塔', '기아 등대', 'ギア灯台'),
        address: five('東望洋山', '東望洋山', '東望洋山', '東望洋山', '東望洋山'),
        latitude: 22.1966,
        longitude: 113.5495,
      },
      {
        name: five('A-Ma Temple', '媽閣廟', '妈阁庙', '아마 사원', '媽閣廟'),
        address: five('媽閣廟前地', '媽閣廟前地', '媽閣廟前地', '媽閣廟前地', '媽閣廟前地'),
        latitude: 22.186,
        longitude: 113.5312,
      },
      {
        name: five('Taipa Village', '氹仔舊城區', '氹仔旧城区', '타이파 빌리지', 'タイパ・ビレッジ'),
        address: five('氹仔官也街', '氹仔官也街', '氹仔官也街', '氹仔官也街', '氹仔官也街'),
        latitude: 22.1541,
        longitude: 113.5567,
      },
      {
        name: five('Hac Sá Beach', '黑沙海灘', '黑沙海滩', '학사 해변', '黒沙海岸'),
        address: five('路環黑沙', '路環黑沙', '路環黑沙', '路環黑沙', '路環黑沙'),
        latitude: 22.1194,
        longitude: 113.5716,
      },
    ],
  },
};
