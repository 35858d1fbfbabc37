-- Pictures were names of drawings; they become addresses with what they show, in five languages.
CREATE FUNCTION pg_temp.drawn(name text) RETURNS jsonb LANGUAGE sql AS $$
  select jsonb_build_object('src', '/art/' || name || '.{skin}.svg', 'alt', case name
    when 'suite-dusk' then '{"en":"A suite at dusk: a wide bed before a window on the bridge and the town","tc":"黃昏的套房：大床前是落地窗，窗外是大橋與城市景色","sc":"黄昏的套房：大床前是落地窗，窗外是大桥与城市景色","kr":"해 질 녘의 스위트룸, 넓은 침대 너머 창밖으로 보이는 대교와 도시","jp":"夕暮れのスイート。大きなベッドの向こうの窓に、橋と街が見える"}'::jsonb
    when 'twin-room' then '{"en":"A room with two beds and a lamp between them","tc":"雙床客房，兩床之間亮着一盞燈","sc":"双床客房，两床之间亮着一盏灯","kr":"침대 두 개 사이에 램프가 켜진 트윈룸","jp":"2台のベッドの間に明かりがともるツインルーム"}'::jsonb
    when 'villa-terrace' then '{"en":"A terrace above the sea at sunset, with two loungers and palms","tc":"日落時分的海景露台，兩張躺椅與棕櫚樹","sc":"日落时分的海景露台，两张躺椅与棕榈树","kr":"해 질 녘 바다가 내려다보이는 테라스, 선베드 두 개와 야자수","jp":"夕日の海を望むテラス。2台のラウンジチェアとヤシの木"}'::jsonb
    when 'lobby' then '{"en":"The lobby with its chandelier, stairs and a bowl of flowers","tc":"酒店大堂：水晶吊燈、階梯與一盆鮮花","sc":"酒店大堂：水晶吊灯、阶梯与一盆鲜花","kr":"샹들리에와 계단, 꽃 장식이 있는 로비","jp":"シャンデリアと階段、花を飾ったロビー"}'::jsonb
    when 'lounge' then '{"en":"A lounge with a sofa below the window and two lanterns","tc":"窗前擺着沙發、掛着兩盞燈籠的休息廊","sc":"窗前摆着沙发、挂着两盏灯笼的休息廊","kr":"창가에 소파가 놓이고 등불 두 개가 걸린 라운지","jp":"窓辺にソファ、両脇に灯籠のあるラウンジ"}'::jsonb
    when 'set-table' then '{"en":"A table set for two with wine glasses and flowers under a lamp","tc":"燈下的雙人餐桌，擺好酒杯與鮮花","sc":"灯下的双人餐桌，摆好酒杯与鲜花","kr":"조명 아래 와인 잔과 꽃이 놓인 2인 테이블","jp":"明かりの下、ワイングラスと花を整えた2名席のテーブル"}'::jsonb
    when 'banquet' then '{"en":"A round table laid for a feast in a private room, before a moon window","tc":"貴賓廳的圓桌宴席，背後是圓月窗","sc":"贵宾厅的圆桌宴席，背后是圆月窗","kr":"보름달 창 앞, 연회가 차려진 별실의 원형 테이블","jp":"丸い月窓の前、宴の支度が整った個室の円卓"}'::jsonb
    when 'dim-sum' then '{"en":"Steaming dim sum in bamboo baskets, beside a pot of tea","tc":"熱氣騰騰的蒸籠點心與一壺茶","sc":"热气腾腾的蒸笼点心与一壶茶","kr":"대나무 찜통에서 김이 오르는 딤섬과 차 한 주전자","jp":"蒸籠で湯気を立てる点心と、お茶の急須"}'::jsonb
    when 'afternoon-tea' then '{"en":"Afternoon tea: cakes on three tiers and two cups of tea","tc":"下午茶：三層點心架與兩杯茶","sc":"下午茶：三层点心架与两杯茶","kr":"3단 트레이에 담긴 케이크와 차 두 잔의 애프터눈 티","jp":"アフタヌーンティー。3段のケーキスタンドと紅茶2杯"}'::jsonb
    when 'bar' then '{"en":"The bar: bottles lit from behind and a cocktail on the counter","tc":"酒吧：背光的酒架與吧枱上的雞尾酒","sc":"酒吧：背光的酒架与吧台上的鸡尾酒","kr":"은은한 조명이 비추는 술병과 카운터 위의 칵테일이 있는 바","jp":"後ろから照らされたボトルと、カウンターのカクテル"}'::jsonb
    when 'wine-cellar' then '{"en":"The wine cellar: casks, a candle, a bottle and a glass of wine","tc":"酒窖：木桶、燭光、一瓶酒與一杯紅酒","sc":"酒窖：木桶、烛光、一瓶酒与一杯红酒","kr":"와인 통과 촛불, 와인 한 병과 한 잔이 있는 와인 셀러","jp":"樽とキャンドル、ワインのボトルとグラスがあるセラー"}'::jsonb
    when 'spa-pool' then '{"en":"The spa pool under three arches, the sun low behind palms","tc":"三座拱窗前的水療池，斜陽映照棕櫚","sc":"三座拱窗前的水疗池，斜阳映照棕榈","kr":"세 개의 아치 아래 스파 풀, 야자수 너머로 지는 해","jp":"3つのアーチの前に広がるスパプール。ヤシの向こうに傾く日"}'::jsonb
    when 'treatment-room' then '{"en":"A treatment room: fresh linen, warm stones, a candle and an orchid","tc":"水療護理房：潔白床單、熱石、燭光與蘭花","sc":"水疗护理房：洁白床单、热石、烛光与兰花","kr":"새하얀 린넨과 온열 스톤, 촛불과 난초가 있는 트리트먼트 룸","jp":"清潔なリネン、温かい石、キャンドルと蘭のトリートメントルーム"}'::jsonb
    when 'pool-garden' then '{"en":"The garden pool by day, with parasols and palms","tc":"白天的花園泳池，太陽傘與棕櫚樹","sc":"白天的花园泳池，太阳伞与棕榈树","kr":"파라솔과 야자수가 있는 한낮의 정원 수영장","jp":"昼のガーデンプール。パラソルとヤシの木"}'::jsonb
    when 'stage' then '{"en":"A dancer with ribbons in the spotlight, before a full house","tc":"聚光燈下舞動彩帶的舞者，台下座無虛席","sc":"聚光灯下舞动彩带的舞者，台下座无虚席","kr":"스포트라이트 아래 리본을 든 무용수와 가득 찬 객석","jp":"スポットライトの中、リボンを手に舞うダンサーと満員の客席"}'::jsonb
    when 'gift' then '{"en":"A gift box with a ribbon, and a voucher beside it","tc":"繫上絲帶的禮盒，旁邊是一張禮券","sc":"系上丝带的礼盒，旁边是一张礼券","kr":"리본을 두른 선물 상자와 그 옆의 바우처","jp":"リボンをかけたギフトボックスと、かたわらのギフト券"}'::jsonb
    when 'skyline' then '{"en":"The town across the water at night, with the long bridge and the moon","tc":"月夜下的城市天際線，長橋橫跨海面","sc":"月夜下的城市天际线，长桥横跨海面","kr":"달밤의 바다 건너 도시와 긴 대교","jp":"月夜の海の向こうに見える街並みと長い橋"}'::jsonb
    when 'harbour' then '{"en":"A ferry crossing the bay in the evening sun","tc":"夕陽下渡輪駛過海灣","sc":"夕阳下渡轮驶过海湾","kr":"저녁 햇살 속에 만을 건너는 페리","jp":"夕日の湾を渡るフェリー"}'::jsonb
    when 'arcade' then '{"en":"A shopping arcade under a glass vault, two bags in front","tc":"玻璃穹頂下的購物長廊，前方放着兩個購物袋","sc":"玻璃穹顶下的购物长廊，前方放着两个购物袋","kr":"유리 천장 아래 쇼핑 아케이드와 앞에 놓인 쇼핑백 두 개","jp":"ガラス天井のショッピングアーケードと、手前に2つのショッピングバッグ"}'::jsonb
    when 'garden' then '{"en":"A garden behind a moon gate: a pavilion, a bridge and bamboo","tc":"月洞門內的庭園：涼亭、小橋與翠竹","sc":"月洞门内的庭园：凉亭、小桥与翠竹","kr":"월문 너머 정원의 정자와 다리, 대나무","jp":"円い門の向こうの庭園。東屋と橋、竹"}'::jsonb
    when 'lantern-night' then '{"en":"A lane on a festival night, lanterns hung from roof to roof","tc":"節日夜晚的街巷，屋簷之間掛滿燈籠","sc":"节日夜晚的街巷，屋檐之间挂满灯笼","kr":"처마와 처마 사이로 등불이 걸린 축제 밤의 골목","jp":"祭りの夜の小路。軒から軒へ灯籠が連なる"}'::jsonb
    when 'candle' then '{"en":"A scented candle burning in its cup, the lid beside it","tc":"杯中燃點着的香薰蠟燭，旁邊放着杯蓋","sc":"杯中燃着的香薰蜡烛，旁边放着杯盖","kr":"컵 안에서 타오르는 향초와 곁에 놓인 뚜껑","jp":"カップで灯るアロマキャンドルと、そばに置かれた蓋"}'::jsonb
    when 'robe' then '{"en":"A bathrobe on its hanger, the belt tied","tc":"掛在衣架上、繫好腰帶的浴袍","sc":"挂在衣架上、系好腰带的浴袍","kr":"옷걸이에 걸린, 허리끈을 묶은 가운","jp":"ハンガーに掛けた、帯を結んだバスローブ"}'::jsonb
    when 'pillow' then '{"en":"Two plump pillows with piped edges","tc":"兩個滾邊的鬆軟枕頭","sc":"两个滚边的松软枕头","kr":"파이핑을 두른 폭신한 베개 두 개","jp":"パイピングを施した、ふっくらとした枕が二つ"}'::jsonb
    when 'glasses' then '{"en":"Three crystal glasses before their box","tc":"禮盒前的三隻水晶杯","sc":"礼盒前的三只水晶杯","kr":"상자 앞에 놓인 크리스털 잔 세 개","jp":"箱の前に並ぶクリスタルグラス3脚"}'::jsonb
    when 'umbrella' then '{"en":"A large open umbrella with a curved handle","tc":"撐開的彎柄大雨傘","sc":"撑开的弯柄大雨伞","kr":"손잡이가 굽은, 활짝 펼친 큰 우산","jp":"曲がった柄の、開いた大きな傘"}'::jsonb
    when 'suitcase' then '{"en":"A cabin case on wheels with a luggage tag","tc":"附行李牌的滾輪登機箱","sc":"附行李牌的滚轮登机箱","kr":"네임택이 달린 기내용 캐리어","jp":"タグの付いたキャスター付きスーツケース"}'::jsonb
    when 'bear' then '{"en":"A toy bear in a doorman’s coat and cap","tc":"身穿門僮制服、戴着帽子的小熊","sc":"身穿门童制服、戴着帽子的小熊","kr":"도어맨 코트와 모자를 갖춘 곰 인형","jp":"ドアマンのコートと帽子を着けたクマのぬいぐるみ"}'::jsonb
    when 'biscuits' then '{"en":"An open tin of almond biscuits, its lid beside it","tc":"打開的杏仁餅罐，罐蓋放在一旁","sc":"打开的杏仁饼罐，罐盖放在一旁","kr":"뚜껑을 연 아몬드 쿠키 틴","jp":"ふたを開けたアーモンドクッキーの缶"}'::jsonb
    when 'tea-caddy' then '{"en":"A tall tea caddy beside a steaming bowl of tea","tc":"高身茶罐與一碗熱茶","sc":"高身茶罐与一碗热茶","kr":"긴 차 틴과 김이 오르는 찻잔","jp":"背の高い茶缶と、湯気の立つ茶碗"}'::jsonb
    when 'cake' then '{"en":"A small birthday cake on a stand, with one candle lit","tc":"高腳碟上的小生日蛋糕，燃點着一支蠟燭","sc":"高脚盘上的小生日蛋糕，点着一支蜡烛","kr":"촛불 하나를 켜 스탠드에 올린 작은 생일 케이크","jp":"スタンドにのせた小さなバースデーケーキと、一本のキャンドル"}'::jsonb
    when 'hamper' then '{"en":"A hamper with a bottle, a tin and a linen cloth","tc":"盛載美酒、禮罐與亞麻布的禮籃","sc":"盛着美酒、礼罐与亚麻布的礼篮","kr":"와인 한 병과 틴 케이스, 린넨을 담은 햄퍼","jp":"ボトルと缶、リネンを詰めたギフトバスケット"}'::jsonb
    when 'bath-oils' then '{"en":"Three bottles of bath oil and a rolled towel","tc":"三瓶沐浴油與一條捲起的毛巾","sc":"三瓶沐浴油与一条卷起的毛巾","kr":"배스 오일 세 병과 말아 둔 타월","jp":"バスオイルの瓶が三本と、巻いたタオル"}'::jsonb
    when 'paper-lantern' then '{"en":"A lit paper lantern painted with a lotus","tc":"亮起的手繪蓮花紙燈籠","sc":"亮起的手绘莲花纸灯笼","kr":"연꽃을 그린 불 밝힌 종이 등","jp":"蓮の花を描いた、灯りのともる紙の灯籠"}'::jsonb
    when 'house-harbour' then '{"en":"The harbour house at dusk, its arches and clock lit above the water","tc":"黃昏的海港名邸，拱廊與鐘樓的燈光映在水面","sc":"黄昏的海港名邸，拱廊与钟楼的灯光映在水面","kr":"해 질 녘 항구의 호텔, 물 위로 비치는 아치와 시계탑의 불빛","jp":"夕暮れのハーバーのホテル。アーチと時計の灯りが水面に映る"}'::jsonb
    when 'house-garden' then '{"en":"Three curved roofs behind a garden wall with a moon gate and pines","tc":"園林粉牆上開着月門，牆後三重飛簷，松樹相伴","sc":"园林粉墙上开着月门，墙后三重飞檐，松树相伴","kr":"월문이 난 담장 뒤로 겹쳐진 기와지붕과 소나무","jp":"月の門のある塀の奥に重なる反り屋根と松"}'::jsonb
    when 'house-couture' then '{"en":"A slender dark tower with a slanted top and lines of light","tc":"纖長的深色高樓，斜頂，線條般的燈光","sc":"纤长的深色高楼，斜顶，线条般的灯光","kr":"비스듬한 꼭대기와 빛의 선이 흐르는 가느다란 검은 타워","jp":"斜めに切られた頂と光の筋をもつ、細身の黒い塔"}'::jsonb
    when 'house-palace' then '{"en":"A villa with white columns on a terrace above the sea at sunset","tc":"日落時分，臨海平台上的白柱別墅","sc":"日落时分，临海平台上的白柱别墅","kr":"해 질 녘 바다 위 테라스에 선 하얀 열주의 빌라","jp":"夕日の海を望むテラスに建つ、白い列柱のホテル"}'::jsonb
    when 'house-festive' then '{"en":"Two wings of a resort around a lagoon, lanterns strung between them","tc":"度假村兩翼環抱環礁湖泳池，其間燈籠高掛","sc":"度假村两翼环抱环礁湖泳池，其间灯笼高挂","kr":"라군을 감싼 리조트의 두 동과 그 사이에 걸린 등불","jp":"ラグーンを囲むリゾートの二つの棟と、間に連なるランタン"}'::jsonb
    when 'king-room' then '{"en":"A room with one wide bed, a picture above it and a lamp on each side","tc":"特大床客房，床頭掛畫，兩側各有一盞燈","sc":"特大床客房，床头挂画，两侧各有一盏灯","kr":"넓은 침대 위에 그림이 걸리고 양옆에 램프가 켜진 객실","jp":"大きなベッドの上に絵、両脇に明かりのある客室"}'::jsonb
    when 'family-room' then '{"en":"A family room with a wide bed and two bunks under stars","tc":"親子客房，一張大床與星空下的上下床","sc":"亲子客房，一张大床与星空下的上下床","kr":"넓은 침대와 별 아래 이층 침대가 있는 가족 객실","jp":"大きなベッドと、星の下の二段ベッドがあるファミリールーム"}'::jsonb
    when 'bathroom' then '{"en":"A deep bath full of foam before a window on the town","tc":"窗前滿是泡沫的浴缸，窗外是城市","sc":"窗前满是泡沫的浴缸，窗外是城市","kr":"도시가 보이는 창 앞, 거품이 가득한 욕조","jp":"街を望む窓辺の、泡で満ちたバスタブ"}'::jsonb
    when 'breakfast' then '{"en":"Breakfast by the window: a basket of bread, coffee, juice and fruit","tc":"窗邊早餐：一籃麵包、咖啡、果汁與水果","sc":"窗边早餐：一篮面包、咖啡、果汁与水果","kr":"창가의 아침 식사, 빵 바구니와 커피, 주스와 과일","jp":"窓辺の朝食。籠のパンとコーヒー、ジュースと果物"}'::jsonb
    when 'roof-pool' then '{"en":"A rooftop pool at night with two loungers before the lights of the town","tc":"夜裏的天台泳池，兩張躺椅面對城市燈火","sc":"夜里的天台泳池，两张躺椅面对城市灯火","kr":"밤의 루프톱 수영장, 도시의 불빛 앞에 놓인 선베드 두 개","jp":"夜の屋上プール。街の灯りの前に2台のデッキチェア"}'::jsonb
    when 'sushi-counter' then '{"en":"Three pieces of sushi and a cup of tea on a counter of pale wood","tc":"原木板前的三件壽司與一杯熱茶","sc":"原木板前的三件寿司与一杯热茶","kr":"밝은 나무 카운터 위의 초밥 세 점과 차 한 잔","jp":"白木のカウンターに並ぶ3貫の鮨と湯呑み"}'::jsonb
    when 'noodle-bowl' then '{"en":"A steaming bowl of noodles with an egg and greens","tc":"熱氣騰騰的一碗湯麵，配雞蛋與青菜","sc":"热气腾腾的一碗汤面，配鸡蛋与青菜","kr":"달걀과 채소를 얹은 김이 오르는 국수 한 그릇","jp":"卵と青菜をのせた、湯気の立つ一杯の麺"}'::jsonb
    when 'charcoal-grill' then '{"en":"A fish and two skewers over glowing charcoal","tc":"炭火上的一尾鮮魚與兩串燒烤","sc":"炭火上的一尾鲜鱼与两串烧烤","kr":"빨갛게 달아오른 숯 위의 생선과 꼬치 두 개","jp":"赤く熾った炭の上の、一尾の魚と2本の串"}'::jsonb
    when 'hot-stones' then '{"en":"Three warm stones with an orchid, folded linen and a bowl of oil","tc":"三塊溫熱石疊上蘭花，旁邊是摺好的毛巾與一碗精油","sc":"三块温热石叠上兰花，旁边是折好的毛巾与一碗精油","kr":"난꽃을 얹은 따뜻한 돌 세 개와 개어 놓은 수건, 오일 그릇","jp":"蘭を添えた3つの温石と、たたんだリネン、オイルの器"}'::jsonb
    when 'concert' then '{"en":"An orchestra and its conductor under the shell of a concert hall","tc":"音樂廳內，指揮與管弦樂團正在演出","sc":"音乐厅内，指挥与管弦乐团正在演出","kr":"콘서트홀에서 연주하는 오케스트라와 지휘자","jp":"コンサートホールで演奏するオーケストラと指揮者"}'::jsonb
    when 'theatre' then '{"en":"Shadows of two lovers on a silk screen, with a drum beside the stage","tc":"絲幕上映着一雙戀人的身影，台側立着一面鼓","sc":"丝幕上映着一双恋人的身影，台侧立着一面鼓","kr":"비단 막에 비친 연인의 그림자와 무대 옆의 북","jp":"絹の幕に映る恋人たちの影と、舞台わきの太鼓"}'::jsonb
    when 'acrobat' then '{"en":"Two acrobats in the air above a pool of water","tc":"水池上空飛躍的兩位雜技演員","sc":"水池上空飞跃的两位杂技演员","kr":"물 위의 공중에서 묘기를 펼치는 곡예사 두 명","jp":"水面の上を舞う二人の曲芸師"}'::jsonb
    when 'light-show' then '{"en":"Fountains and lanterns in a garden after sunset","tc":"日落後花園裏的噴泉與燈籠","sc":"日落后花园里的喷泉与灯笼","kr":"해가 진 정원의 분수와 등불","jp":"日没後の庭園に浮かぶ噴水と灯籠"}'::jsonb
    when 'museum' then '{"en":"A gallery with an old map and vases in lit niches","tc":"展廳：古地圖與燈光下的瓷瓶","sc":"展厅：古地图与灯光下的瓷瓶","kr":"옛 지도와 조명을 받은 도자기가 놓인 전시실","jp":"古地図と、灯りに照らされた壺が並ぶ展示室"}'::jsonb
    when 'water-slides' then '{"en":"Water slides winding down between palms into a lagoon","tc":"棕櫚樹間的滑水梯蜿蜒而下，直通碧湖","sc":"棕榈树间的滑水梯蜿蜒而下，直通碧湖","kr":"야자수 사이로 굽이쳐 라군으로 이어지는 워터 슬라이드","jp":"ヤシの間を曲がりくねりラグーンへ続くウォータースライダー"}'::jsonb
    else jsonb_build_object('en', name, 'tc', name, 'sc', name, 'kr', name, 'jp', name)
  end)
  where name is not null
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.drawn(names text[]) RETURNS jsonb LANGUAGE sql AS $$
  select coalesce(jsonb_agg(pg_temp.drawn(name) order by place), '[]')
  from unnest(names) with ordinality as named(name, place)
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.drawn_rooms(rooms jsonb) RETURNS jsonb LANGUAGE sql AS $$
  select coalesce(jsonb_agg(jsonb_set(room, '{pictures}', pg_temp.drawn(array(
    select jsonb_array_elements_text(room -> 'pictures')
  ))) order by place), '[]')
  from jsonb_array_elements(rooms) with ordinality as listed(room, place)
$$;--> statement-breakpoint
UPDATE "shop" SET "rooms" = pg_temp.drawn_rooms("rooms");--> statement-breakpoint
ALTER TABLE "activity" DROP CONSTRAINT "activity_picture";--> statement-breakpoint
ALTER TABLE "page" DROP CONSTRAINT "page_picture";--> statement-breakpoint
ALTER TABLE "hotel" DROP CONSTRAINT "hotel_picture";--> statement-breakpoint
ALTER TABLE "room_type" DROP CONSTRAINT "room_type_picture";--> statement-breakpoint
ALTER TABLE "offer" DROP CONSTRAINT "offer_picture";--> statement-breakpoint
ALTER TABLE "shop" DROP CONSTRAINT "shop_picture";--> statement-breakpoint
ALTER TABLE "ticket_event" DROP CONSTRAINT "ticket_event_picture";--> statement-breakpoint
ALTER TABLE "activity" ALTER COLUMN "pictures" SET DATA TYPE jsonb USING pg_temp.drawn("pictures");--> statement-breakpoint
ALTER TABLE "page" ALTER COLUMN "pictures" SET DATA TYPE jsonb USING pg_temp.drawn("pictures");--> statement-breakpoint
ALTER TABLE "exchange_item" ALTER COLUMN "scene" SET DATA TYPE jsonb USING pg_temp.drawn("scene");--> statement-breakpoint
ALTER TABLE "hotel" ALTER COLUMN "pictures" SET DATA TYPE jsonb USING pg_temp.drawn("pictures");--> statement-breakpoint
ALTER TABLE "room_type" ALTER COLUMN "pictures" SET DATA TYPE jsonb USING pg_temp.drawn("pictures");--> statement-breakpoint
ALTER TABLE "letter" ALTER COLUMN "picture" SET DATA TYPE jsonb USING pg_temp.drawn("picture");--> statement-breakpoint
ALTER TABLE "offer" ALTER COLUMN "pictures" SET DATA TYPE jsonb USING pg_temp.drawn("pictures");--> statement-breakpoint
ALTER TABLE "shop" ALTER COLUMN "pictures" SET DATA TYPE jsonb USING pg_temp.drawn("pictures");--> statement-breakpoint
ALTER TABLE "ticket_event" ALTER COLUMN "pictures" SET DATA TYPE jsonb USING pg_temp.drawn("pictures");--> statement-breakpoint
ALTER TABLE "coupon" ALTER COLUMN "picture" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "coupon" ALTER COLUMN "picture" SET DATA TYPE jsonb USING pg_temp.drawn("picture");--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_picture" CHECK (jsonb_array_length("activity"."pictures") > 0);--> statement-breakpoint
ALTER TABLE "page" ADD CONSTRAINT "page_picture" CHECK (jsonb_array_length("page"."pictures") > 0);--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_picture" CHECK (jsonb_array_length("hotel"."pictures") > 0);--> statement-breakpoint
ALTER TABLE "room_type" ADD CONSTRAINT "room_type_picture" CHECK (jsonb_array_length("room_type"."pictures") > 0);--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_picture" CHECK (jsonb_array_length("offer"."pictures") > 0);--> statement-breakpoint
ALTER TABLE "shop" ADD CONSTRAINT "shop_picture" CHECK (jsonb_array_length("shop"."pictures") > 0);--> statement-breakpoint
ALTER TABLE "ticket_event" ADD CONSTRAINT "ticket_event_picture" CHECK (jsonb_array_length("ticket_event"."pictures") > 0);
