import type { Language } from '@resort/shared/contract';

/** Its name, and one line about it. */
type Words = readonly [name: string, text: string];

/** The facilities of a hotel for all its guests. */
export const FACILITIES: Readonly<Record<string, Readonly<Record<Language, Words>>>> = {
  pool: {
    en: ['Pool', 'Heated, 07:00–22:00; towels and water at every lounger.'],
    tc: ['泳池', '恆溫，07:00–22:00；每張躺椅均備毛巾與飲用水。'],
    sc: ['泳池', '恒温，07:00–22:00；每张躺椅均备毛巾与饮用水。'],
    kr: ['수영장', '온수, 07:00~22:00. 선베드마다 타월과 생수를 준비해 드립니다.'],
    jp: ['プール', '温水、07:00～22:00。デッキチェアにタオルとお水をご用意しております。'],
  },
  'roof-pool': {
    en: ['Rooftop pool', 'Thirty floors up, 07:00–24:00; adults only after 20:00.'],
    tc: ['天台泳池', '位於三十樓，07:00–24:00；20:00 後只限成人。'],
    sc: ['天台泳池', '位于三十楼，07:00–24:00；20:00 后仅限成人。'],
    kr: ['루프톱 수영장', '30층, 07:00~24:00. 20:00 이후에는 성인만 이용하실 수 있습니다.'],
    jp: ['ルーフトッププール', '30階、07:00～24:00。20:00以降は大人の方のみとなります。'],
  },
  spa: {
    en: ['Spa', 'Treatments 10:00–23:00; sauna and steam for every guest.'],
    tc: ['水療中心', '療程 10:00–23:00；住客可享用桑拿及蒸氣浴。'],
    sc: ['水疗中心', '疗程 10:00–23:00；住客可享用桑拿及蒸汽浴。'],
    kr: ['스파', '트리트먼트 10:00~23:00. 사우나와 스팀은 투숙객 모두 이용하실 수 있습니다.'],
    jp: ['スパ', 'トリートメント 10:00～23:00。サウナとスチームはご宿泊の皆様にご利用いただけます。'],
  },
  gym: {
    en: ['Gym', 'Open 24 hours with your room key.'],
    tc: ['健身室', '24 小時開放，憑房卡進出。'],
    sc: ['健身房', '全天开放，凭房卡进出。'],
    kr: ['피트니스', '객실 키로 24시간 이용하실 수 있습니다.'],
    jp: ['ジム', 'ルームキーで24時間ご利用いただけます。'],
  },
  restaurants: {
    en: ['Restaurants', 'Cantonese, Portuguese and all-day dining.'],
    tc: ['餐廳', '酒店內設粵菜、葡國菜及全日餐廳。'],
    sc: ['餐厅', '酒店内设粤菜、葡国菜及全日餐厅。'],
    kr: ['레스토랑', '광둥식과 포르투갈식, 올데이 다이닝이 있습니다.'],
    jp: ['レストラン', '広東料理、ポルトガル料理、オールデイダイニングがございます。'],
  },
  bar: {
    en: ['Bar', 'Cocktails and city lights from 17:00.'],
    tc: ['酒吧', '17:00 起，佳釀與城市夜色。'],
    sc: ['酒吧', '17:00 起，佳酿与城市夜色。'],
    kr: ['바', '17:00부터 칵테일과 야경을 즐기세요.'],
    jp: ['バー', '17:00から、カクテルと夜景を。'],
  },
  lounge: {
    en: ['Lounge', 'Tea from 14:00, piano from 19:00.'],
    tc: ['酒廊', '14:00 起供應茶點，19:00 起鋼琴演奏。'],
    sc: ['大堂酒廊', '14:00 起供应茶点，19:00 起钢琴演奏。'],
    kr: ['라운지', '14:00부터 티타임, 19:00부터 피아노 연주.'],
    jp: ['ラウンジ', '14:00からティータイム、19:00からピアノ演奏。'],
  },
  garden: {
    en: ['Gardens', 'Five courtyards; the gardener leads a walk at 09:00.'],
    tc: ['花園', '五座庭院；每日 09:00 由園藝師導賞。'],
    sc: ['花园', '五座庭院；每日 09:00 由园艺师导览。'],
    kr: ['정원', '다섯 개의 안뜰. 09:00에 정원사가 안내해 드립니다.'],
    jp: ['庭園', '五つの中庭。09:00に庭師がご案内いたします。'],
  },
  'kids-club': {
    en: ['Children’s club', '09:00–21:00, ages 4 to 12, meals included.'],
    tc: ['兒童俱樂部', '09:00–21:00，4 至 12 歲，包膳食。'],
    sc: ['儿童俱乐部', '09:00–21:00，4 至 12 岁，含膳食。'],
    kr: ['키즈 클럽', '09:00~21:00, 만 4~12세, 식사 포함.'],
    jp: ['キッズクラブ', '09:00～21:00、4～12歳、お食事付き。'],
  },
  beach: {
    en: ['Beach', 'Complimentary loungers and parasols on Hac Sá beach.'],
    tc: ['沙灘', '住客可免費使用黑沙海灘的躺椅與太陽傘。'],
    sc: ['沙滩', '住客可免费使用黑沙海滩的躺椅与遮阳伞。'],
    kr: ['해변', '학사 해변의 선베드와 파라솔을 무료로 이용하실 수 있습니다.'],
    jp: ['ビーチ', 'ハクサのデッキチェアとパラソルを無料でご利用いただけます。'],
  },
  theatre: {
    en: ['Theatre', 'A show every evening. Seats are included in your stay.'],
    tc: ['劇場', '每晚演出；住宿已包座位。'],
    sc: ['剧场', '每晚演出；住宿已含座位。'],
    kr: ['극장', '매일 저녁 공연. 좌석이 숙박에 포함됩니다.'],
    jp: ['シアター', '毎晩の公演。お席はご宿泊に含まれます。'],
  },
  tailor: {
    en: ['Tailor', 'Second floor, 10:00–20:00; a suit in two days.'],
    tc: ['裁縫室', '二樓，10:00–20:00；西裝兩天完成。'],
    sc: ['裁缝室', '二楼，10:00–20:00；西装两天完成。'],
    kr: ['테일러', '2층, 10:00~20:00. 수트를 이틀 만에 지어 드립니다.'],
    jp: ['テーラー', '2階、10:00～20:00。スーツを2日でお仕立ていたします。'],
  },
  library: {
    en: ['Library', 'Papers in five languages, and a fire from November.'],
    tc: ['圖書室', '五種語言的報刊；十一月起生爐火。'],
    sc: ['图书室', '五种语言的报刊；十一月起生炉火。'],
    kr: ['서재', '다섯 언어의 신문, 11월부터는 난롯불.'],
    jp: ['ライブラリー', '五か国語の新聞、11月からは暖炉の火を。'],
  },
  concierge: {
    en: ['Concierge', 'Tables, tickets and ferries, arranged 24 hours a day.'],
    tc: ['禮賓服務', '訂位、購票、船程安排，隨時為您效勞。'],
    sc: ['礼宾服务', '订位、购票、船程安排，随时为您效劳。'],
    kr: ['컨시어지', '레스토랑과 티켓, 선편까지 언제든 도와드립니다.'],
    jp: ['コンシェルジュ', 'お席やチケット、船のお手配を24時間承ります。'],
  },
  shuttle: {
    en: ['Shuttle', 'Complimentary shuttles to the ferry terminals and the border, every 15 to 30 minutes.'],
    tc: ['穿梭巴士', '免費往返碼頭及口岸，每 15 至 30 分鐘一班。'],
    sc: ['穿梭巴士', '免费往返码头及口岸，每 15 至 30 分钟一班。'],
    kr: ['셔틀', '페리 터미널과 국경까지 15~30분 간격, 무료.'],
    jp: ['シャトルバス', 'フェリーターミナルとボーダーゲートへ15～30分間隔で運行、無料。'],
  },
  parking: {
    en: ['Parking', 'Complimentary for hotel guests. EV chargers available.'],
    tc: ['停車場', '住客免費，設充電位。'],
    sc: ['停车场', '住客免费，设充电位。'],
    kr: ['주차', '투숙객 무료, 충전 설비 완비.'],
    jp: ['駐車場', 'ご宿泊の方は無料、充電設備あり。'],
  },
  wifi: {
    en: ['Wi-Fi', 'Complimentary high-speed Wi-Fi throughout the hotel.'],
    tc: ['無線上網', '全酒店免費高速上網。'],
    sc: ['无线上网', '全酒店免费高速 Wi-Fi。'],
    kr: ['와이파이', '호텔 전 구역 무료 고속 인터넷.'],
    jp: ['Wi-Fi', 'ホテル全域で高速インターネットが無料。'],
  },
};
