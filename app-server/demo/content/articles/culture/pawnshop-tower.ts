import type { Story } from '../../story.ts';

export const PAWNSHOP_TOWER: Story = {
  code: 'pawnshop-tower',
  topic: 'culture',
  pictures: ['suitcase', 'arcade'],
  words: {
    en: [
      'Fur coats, kept cool',
      'A hundred years ago the safest address in town was a pawnshop. Its tower still stands.',
      'It has seven floors, walls a metre thick and windows like arrow slits. Nothing inside could burn, and nothing could be carried down without passing the clerk, who sat so high that nobody ever learned whether he was smiling.',
      'People pawned what the season did not need: quilts in May, fans in October. Ladies left their furs, because the tower kept them cooler than any home. The poor left tools on Friday and fetched them on Monday. A screen stood by the door, so that no one could be recognised from the street.',
      'Today it is a small museum with the ledgers laid open. Look for the entry of 1938: one violin, one pair of dancing shoes, redeemed the same evening. Nobody knows what happened in between. The attendant has a theory, and time.',
    ],
    tc: [
      '皮草，請放陰涼處',
      '百年前，城中最安全的地址是一間當舖。典當樓至今仍在。',
      '樓高七層，牆厚一米，窗如箭孔。裏面燒不着，也拿不走：落樓必經朝奉，他坐得極高，從沒有人看見他笑不笑。',
      '人們當掉時令用不着的東西：五月當棉被，十月當風扇。太太們寄存皮草，因為樓裏比家中清涼。窮人星期五當工具，星期一贖回。門前有一扇屏風，街上的人便認不出是誰。',
      '如今它是小小的博物館，賬冊攤開展示。找找一九三八年那一行：小提琴一把、舞鞋一雙，當晚贖回。中間發生了甚麼，無人知曉。館員有個猜想，也有的是時間。',
    ],
    sc: [
      '皮草，请放阴凉处',
      '百年前，城中最安全的地址是一家当铺。典当楼至今仍在。',
      '楼高七层，墙厚一米，窗如箭孔。里面烧不着，也拿不走：下楼必经朝奉，他坐得极高，从没有人看见他笑不笑。',
      '人们当掉时令用不着的东西：五月当棉被，十月当风扇。太太们寄存皮草，因为楼里比家中清凉。穷人周五当工具，周一赎回。门前有一扇屏风，街上的人便认不出是谁。',
      '如今它是小小的博物馆，账册摊开展示。找找一九三八年那一行：小提琴一把、舞鞋一双，当晚赎回。中间发生了什么，无人知晓。馆员有个猜想，也有的是时间。',
    ],
    kr: [
      '모피는 서늘한 곳에',
      '백 년 전, 이 도시에서 가장 안전한 주소는 전당포였습니다. 그 탑이 아직 서 있습니다.',
      '일곱 층에 벽은 1미터, 창은 화살 구멍 같습니다. 불에 타지 않고, 점원을 지나지 않고는 아무것도 가지고 내려갈 수 없었습니다. 점원은 너무 높이 앉아 웃는지 어떤지 아무도 몰랐습니다.',
      '사람들은 철 지난 물건을 맡겼습니다. 5월에는 솜이불, 10월에는 부채. 부인들은 어느 집보다 서늘한 이 탑에 모피를 두었고, 가난한 이들은 금요일에 연장을 맡겼다가 월요일에 찾았습니다. 문 앞에는 병풍이 있어 거리에서는 누구인지 알 수 없었습니다.',
      '지금은 장부를 펼쳐 놓은 작은 박물관입니다. 1938년의 한 줄을 찾아보세요. 바이올린 하나, 무용화 한 켤레, 그날 저녁 되찾음. 그 사이 무슨 일이 있었는지는 아무도 모릅니다. 안내원에게는 짐작이 있고, 시간도 있습니다.',
    ],
    jp: [
      '毛皮は、涼しいところに',
      '百年前、街でいちばん安全な住所は質屋でした。その塔が今も立っています。',
      '七階建て、壁は一メートル、窓は矢狭間のよう。燃えるものはなく、番頭の前を通らずには何ひとつ持ち出せません。番頭は高いところに座り、笑っているのかどうか誰も知りませんでした。',
      '人びとは季節に要らないものを預けました。五月は布団、十月は扇風機。奥方は、どの家より涼しいこの塔に毛皮を。貧しい人は金曜に道具を預け、月曜に受け出しました。入口の衝立が、通りの目から顔を隠してくれます。',
      '今は帳簿を開いて見せる小さな博物館です。1938年の一行をお探しください。ヴァイオリン一挺、舞踏靴一足、その晩に受け出し。そのあいだに何があったのか、誰も知りません。係の人には説があり、時間もあります。',
    ],
  },
};
