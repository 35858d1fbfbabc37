CREATE TABLE "property" (
	"code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"area" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"skin" text NOT NULL,
	"charges_to_room" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- The five hotels of the versions before, where this database uses them. What its hotel's page said wins.
WITH known (code, name, address, area, latitude, longitude, phone, email, charges_to_room, position) AS (
  VALUES
    ('sjm', '{"en":"Heritage Hotel","tc":"典藏酒店","sc":"典藏酒店","kr":"헤리티지 호텔","jp":"ヘリテージホテル"}'::jsonb, '{"en":"18 Avenida da Amizade, NAPE, Macau","tc":"澳門新口岸友誼大馬路18號","sc":"澳门新口岸友谊大马路18号","kr":"마카오 나프(신항구) 아미자드 대로 18","jp":"マカオ 新口岸（NAPE）友誼大馬路18号"}'::jsonb, 'nape', 22.1902, 113.5495, '+853 2888 1000', 'stay@heritage.example.com', true, 0),
    ('glp', '{"en":"Garden Palace","tc":"園林皇宮酒店","sc":"园林皇宫酒店","kr":"가든 팰리스","jp":"ガーデンパレス"}'::jsonb, '{"en":"Estrada do Istmo, Cotai, Macau","tc":"澳門路氹連貫公路","sc":"澳门路氹连贯公路","kr":"마카오 코타이 이스트무 도로","jp":"マカオ コタイ 路氹連貫公路"}'::jsonb, 'cotai-strip', 22.1487, 113.5603, '+853 2888 2000', 'stay@garden-palace.example.com', true, 1),
    ('tkl', '{"en":"Couture House","tc":"高訂薈","sc":"高定荟","kr":"쿠튀르 하우스","jp":"クチュールハウス"}'::jsonb, '{"en":"Rua de Tiro, Cotai, Macau","tc":"澳門路氹城射擊路","sc":"澳门路氹城射击路","kr":"마카오 코타이 티루 거리","jp":"マカオ コタイ 射撃路"}'::jsonb, 'cotai-strip', 22.1462, 113.5648, '+853 2888 3000', 'stay@couture-house.example.com', false, 2),
    ('pvm', '{"en":"Classic Palace","tc":"經典宮殿酒店","sc":"经典宫殿酒店","kr":"클래식 팰리스","jp":"クラシックパレス"}'::jsonb, '{"en":"Avenida da Praia, Taipa, Macau","tc":"澳門氹仔海邊馬路","sc":"澳门氹仔海边马路","kr":"마카오 타이파 프라이아 대로","jp":"マカオ タイパ 海辺馬路"}'::jsonb, 'taipa-village', 22.1539, 113.5583, '+853 2888 4000', 'stay@classic-palace.example.com', true, 3),
    ('gl', '{"en":"Festive Resort","tc":"喜慶度假村","sc":"喜庆度假村","kr":"페스티브 리조트","jp":"フェスティブリゾート"}'::jsonb, '{"en":"Estrada de Hac Sá, Coloane, Macau","tc":"澳門路環黑沙馬路","sc":"澳门路环黑沙马路","kr":"마카오 콜로안 학사 도로","jp":"マカオ コロアン 黒沙馬路"}'::jsonb, 'hac-sa', 22.1186, 113.5712, '+853 2888 5000', 'stay@festive-resort.example.com', true, 4)
), required (code) AS (
  select code from hotel
  union select property from outlet
  union select property from gate
  union select property from ticket_event
  union select property from offer where property is not null
), used (code) AS (
  select code from required
  union
  select code from known where code in (
    select property from page
    union select property from activity
    union select property from orders
    union select unnest(properties) from coupon
    union select unnest(pick_up) from exchange_item
  )
)
INSERT INTO property (code, name, address, area, latitude, longitude, phone, email, skin, charges_to_room, position)
select used.code,
  coalesce(known.name, jsonb_build_object('en', used.code, 'tc', used.code, 'sc', used.code, 'kr', used.code, 'jp', used.code)),
  coalesce(
    (select jsonb_object_agg(language, words -> 'address') from jsonb_each(hotel.texts) as each (language, words)),
    known.address, '{"en":"","tc":"","sc":"","kr":"","jp":""}'::jsonb),
  coalesce(hotel.area, known.area, ''),
  coalesce(hotel.latitude, known.latitude, 22.16),
  coalesce(hotel.longitude, known.longitude, 113.56),
  coalesce(
    (select one ->> 'number' from jsonb_array_elements(hotel.phones) as one where one ->> 'desk' = 'front-desk' limit 1),
    known.phone, ''),
  coalesce(hotel.email, known.email, ''),
  case when known.code is null then 'sjm' else known.code end,
  coalesce(known.charges_to_room, true),
  coalesce(hotel.position, known.position, 99)
from used left join known on known.code = used.code left join hotel on hotel.code = used.code;
--> statement-breakpoint
UPDATE hotel SET
  texts = (select jsonb_object_agg(language, words - 'address') from jsonb_each(texts) as each (language, words)),
  phones = coalesce(
    (select jsonb_agg(one order by at) from jsonb_array_elements(phones) with ordinality as listed (one, at) where one ->> 'desk' <> 'front-desk'),
    '[]'::jsonb);
--> statement-breakpoint
-- Every process keeps the properties in memory and reads them again when it hears this.
CREATE FUNCTION tell_property() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform pg_notify('property', '');
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER property_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON property
  FOR EACH STATEMENT EXECUTE FUNCTION tell_property();
--> statement-breakpoint
ALTER TABLE "gate" ADD CONSTRAINT "gate_property_property_code_fk" FOREIGN KEY ("property") REFERENCES "public"."property"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" ADD CONSTRAINT "hotel_code_property_code_fk" FOREIGN KEY ("code") REFERENCES "public"."property"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_property_property_code_fk" FOREIGN KEY ("property") REFERENCES "public"."property"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outlet" ADD CONSTRAINT "outlet_property_property_code_fk" FOREIGN KEY ("property") REFERENCES "public"."property"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_event" ADD CONSTRAINT "ticket_event_property_property_code_fk" FOREIGN KEY ("property") REFERENCES "public"."property"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hotel" DROP COLUMN "area";--> statement-breakpoint
ALTER TABLE "hotel" DROP COLUMN "latitude";--> statement-breakpoint
ALTER TABLE "hotel" DROP COLUMN "longitude";--> statement-breakpoint
ALTER TABLE "hotel" DROP COLUMN "email";--> statement-breakpoint
ALTER TABLE "hotel" DROP COLUMN "position";
