//! Rise & Fall with its types erased: bots, matches and doors are compiled for it here and nowhere else.

erased::entry!(rise_and_fall::RiseAndFall);
