unknown = x
