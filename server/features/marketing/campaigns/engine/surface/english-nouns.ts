/** Nouns at the head of products' names, in the singular: the names that take an article in English. */
export const englishNouns: ReadonlySet<string> = new Set(
  `adapter airbed album anorak apron armchair audit backpack bag bagel baguette ball balm band bangle banner bar basin basket
  bath bathrobe battery beanie bed beer belt bench bib bike bikini bin binder blanket blazer blend blender blind blouse board
  boiler book bookcase boot bottle bowl box bracelet bra brace bread sourdough brew brick briefcase broth brownie brush bucket buggy bulb bundle bun
  cabinet cable cake calendar camera camisole candle candlestick cap cape capsule car card cardigan case cereal chain chair
  chandelier charger charm cheese chessboard chest chocolate chopper choker cider cleaner cleanser clip clock cloth clutch coaster coat
  coffee collar comb comforter compass computer conditioner cookbook cookie cooker cord corkscrew cot cot couch course cover crate cream
  crib croissant cruet cup cupboard curtain cushion cutter cycle dashboard deck decanter desk detector diary diffuser dish
  dispenser doll door dock drawer dress dresser drill drink dryer dungaree duvet earring easel engine envelope eraser extractor fan
  faucet feeder fence figure filter flask flour fork frame freezer fridge fryer game gate gel gin glass glove glue gown
  granola grater grill grinder guide guitar gym hairdryer hamper hammer hammock handbag handle hanger harness hat headband headlamp headphone headset
  heater helmet hinge holder honey hood hoodie hook hose infuser ink insole iron jacket jam jar jersey jigsaw jug juice jumper
  jumpsuit kayak kettle key keyboard keyring kit kitchen knife knob label lace ladder lamp lampshade lantern laptop leash leggings lens light
  lighter lightbulb lipstick liqueur loaf lock locker loofah lotion lounger machine magnet mask mat mattress mattress microphone microwave milk
  mirror mitt mixer moccasin monitor moisturiser mop mould mount mouse mug muffin mustard necklace necktie net newsletter nightgown notebook notepad
  nut oil ointment opener organiser organizer ottoman outfit oven pad paddle paint painting palette pan pancake panel parka pasta
  pastry peeler pen pencil pendant pepper perfume phone photo picture pie pillow pillowcase pin pitcher pizza plan planer plant planter plate
  platter player plough plug polo poncho porridge pot pouch poster powder press printer program programme projector protector
  pullover pump purifier purse puzzle pyjama quilt rack radiator radio rake razor recorder rice ring robe rocker rod roll
  romper rope router rucksack rug ruler rum saddle salad salt sandal sander sandwich sauce sauna saw scale scanner scarf scissor
  scooter scraper screen screwdriver scrub seat seed sensor serum service session set shade shampoo shaver shawl shears shed sheet shelf
  shirt shoe shorts shovel shower sideboard sign skateboard skillet skirt sleeve slipper smoker smoothie snack sneaker soap sock sofa slice sling
  soup spade spatula speaker spice spoon spray stand stapler statue steamer sticker stool stove strap straw stroller stud suit suitcase
  sunglasses subscription supplement surfboard sweater sweatshirt swimsuit switch syrup table tablecloth tablet tank tankard tap tape tea teapot tee tent
  thermometer thermostat throw ticket tie tile tin toaster tool toolbox toothbrush massage appointment contract room lavender top torch tour towel toy trainer tracker trainer training tray treat tricycle
  trimmer tripod trouser trowel trunk tub tumbler tunic turntable tv tyre umbrella undershirt vacuum vase vest vinegar waistcoat wagon
  wallet wardrobe washer watch water wax wheel whisk whisky whistle wine wok workbench workshop wrap wreath wrench yoghurt yogurt yoke`
    .trim()
    .split(/\s+/u),
);

/** Nouns that look plural and are used so: one of them is «a pair». */
export const englishPairs: ReadonlySet<string> = new Set(
  'trousers jeans shorts leggings tights glasses sunglasses scissors shears pliers pyjamas pajamas dungarees headphones earphones earbuds binoculars tongs tweezers pants chinos joggers'.split(
    ' ',
  ),
);

/** Nouns of matter: no «a», and «some» instead. */
export const englishMass: ReadonlySet<string> = new Set(
  'bacon balm bedding beef beer sourdough bread broth butter cereal cheese chocolate cider coffee control cream fertiliser firewood flour food fruit furniture gin granola gravel ham hay honey ink jam jewellery juice meat milk muesli mulch mustard oil paint pasta pepper porridge powder rice rum salmon salt signage sauce shampoo soap soup spice software stationery syrup tea training turf vinegar water wax whisky wine yoghurt yogurt conditioner lotion liqueur'.split(
    ' ',
  ),
);

/** Nouns without an article in the singular, in English. */
export const englishMatter: ReadonlySet<string> = new Set(
  `cotton wool linen silk leather suede steel wood oak walnut pine ash beech glass crystal ceramic clay silver gold paper cardboard bamboo cork
  aluminium aluminum brass iron plastic silicone nylon polyester velvet corduroy jute rattan marble granite porcelain stoneware flannel
  canvas denim cashmere merino rubber titanium copper bronze elastane spandex viscose fleece mesh fabric jersey lycra polyamide
  delivery shipping support storage access protection construction assistance advice software hardware technology equipment care
  coverage insurance comfort ventilation insulation hair fur foam down milk butter sugar flour water coffee tea oil stitching
  lighting packaging padding cushioning training pricing billing reporting quality performance sound power space room work help
  breakfast lunch dinner parking wifi wi-fi bluetooth usb gore-tex compatibility resistance durability absorption embroidery hardware
  payroll bookkeeping enrolment data trim detailing capacity weight washable beef pork lamb meat chicken crockery staff linseed ram`
    .trim()
    .split(/\s+/u),
);
