-- Coupons of earlier versions knew the scene SHOP alone: a dining voucher was taken at a spa. Only coupons that still have
-- exactly that scope change, so one that an operator set stays. First what the data say: a coupon for certain outlets is of
-- their kind, where all of them are of one kind; a dining voucher is for dining.
UPDATE "coupon" SET "scenes" = ARRAY[(SELECT min("kind") FROM "shop" WHERE "code" = ANY("coupon"."outlets"))]
WHERE "scenes" = '{SHOP}' AND "type" <> 'GIFT' AND cardinality("outlets") > 0
  AND cardinality("outlets") = (SELECT count(*) FROM "shop" WHERE "code" = ANY("coupon"."outlets") AND "kind" IN ('DINING', 'SPA'))
  AND (SELECT count(DISTINCT "kind") FROM "shop" WHERE "code" = ANY("coupon"."outlets")) = 1;--> statement-breakpoint
UPDATE "coupon" SET "scenes" = '{DINING}' WHERE "scenes" = '{SHOP}' AND "type" = 'DINING';--> statement-breakpoint
-- A voucher that members get for a reward of the dining shelf, or with such points goods.
UPDATE "coupon" SET "scenes" = '{DINING}'
WHERE "scenes" = '{SHOP}' AND "code" IN (SELECT "coupon_code" FROM "exchange_item" WHERE "category" = 'DINING');--> statement-breakpoint
-- Then the demo's, whose names say it and whose data do not.
UPDATE "coupon" SET "scenes" = '{DINING}'
WHERE "scenes" = '{SHOP}' AND "code" IN ('DINE100', 'WELCOME-DRINK', 'FESTIVE200', 'CELLAR-TASTING', 'MINI-COFFEE20');
